# make            install what is missing, generate, build, demonstrate
# make generate   write everything that follows from Spec/
# make check      nothing stale, nothing wrong, nothing badly formatted, no warning, no lost proof
# make test       all tests
# make bench      figures, as a table and as .build/benchmark.json
# make claims     which promise of the guide pages is proved by which test

SWIFT ?= swift
SOURCES = Package.swift Sources Generated Tests Tools
PWSPEC = .build/debug/pwspec

.PHONY: all dependencies generate build demonstrate check fresh lint format-check format warnings proofs test packages bench claims clean

all: dependencies generate build demonstrate

dependencies:
	@.ci/install-dependencies

$(PWSPEC): dependencies
	$(SWIFT) build --product pwspec

.PHONY: $(PWSPEC)

generate: $(PWSPEC)
	$(PWSPEC) generate

build: dependencies
	$(SWIFT) build

demonstrate: build
	Tests/Packages/demonstrate

check: fresh lint format-check warnings proofs

fresh: $(PWSPEC)
	$(PWSPEC) generate --check

lint: $(PWSPEC)
	$(PWSPEC) lint

format-check:
	@swift-format lint --strict --parallel --recursive $(SOURCES) || \
	    { echo "The formatting above is not the project's. 'make format' mends it." >&2; exit 1; }

format:
	swift-format format --in-place --parallel --recursive $(SOURCES)

# Every target, tests included, from nothing known: a warning that an earlier build has printed is not printed again.
warnings: dependencies
	.ci/build-without-warnings

proofs: $(PWSPEC)
	$(PWSPEC) claims --check

test: dependencies
	$(SWIFT) test
	Tests/Packages/run

bench: dependencies
	$(SWIFT) build --configuration release --product pwspec
	$(SWIFT) build --configuration release --product benchmark
	.build/release/benchmark .build/release/pwspec Spec .build/benchmark.json

claims: $(PWSPEC)
	$(PWSPEC) claims

clean:
	rm -rf .build
