# make            install what is missing, generate, build, demonstrate
# make generate   write everything that follows from Spec/
# make check      nothing stale, nothing wrong, nothing badly formatted, no warning, no lost proof
# make test       all tests
# make api        write the public interface of the built modules, Generated/Reference/*.api
# make bench      figures, as a table and as .build/benchmark.json
# make reference  the reference of all modules as static pages, under .build/reference/site
# make claims     which promise of the guide pages is proved by which test

SWIFT ?= swift
# The same everywhere, so that check and test share one build.
STRICT = -Xswiftc -warnings-as-errors
# Every Swift file of the project: not what is built, nor the pages' code that Tests/Packages/GuideApp takes in.
SWIFT_FILES = find Package.swift Sources Generated Tests Tools -name '*.swift' -type f \
    -not -path '*/.build/*' -not -path '*/Sources/Guide/*' -not -path '*/Sources/GuideProcess/*' -print0
PWSPEC = .build/debug/pwspec

.PHONY: all dependencies generate build demonstrate check fresh lint format-check format warnings interface api proofs
.PHONY: test bench reference claims clean

all: dependencies generate build demonstrate

dependencies:
	@.ci/install-dependencies

$(PWSPEC): dependencies
	$(SWIFT) build $(STRICT) --product pwspec

.PHONY: $(PWSPEC)

generate: $(PWSPEC)
	$(PWSPEC) generate

build: dependencies
	$(SWIFT) build $(STRICT)

demonstrate: build
	Tests/Packages/demonstrate

check: fresh lint format-check warnings interface proofs

fresh: $(PWSPEC)
	$(PWSPEC) generate --check

lint: $(PWSPEC)
	$(PWSPEC) lint

format-check:
	@$(SWIFT_FILES) | xargs -0 swift-format lint --strict --parallel || \
	    { echo "The formatting above is not the project's. 'make format' mends it." >&2; exit 1; }

format:
	$(SWIFT_FILES) | xargs -0 swift-format format --in-place --parallel

warnings: dependencies
	.ci/build-without-warnings

# What is built, the snapshots of it, and the spec agree. The build is the one of 'warnings'.
interface: warnings
	$(PWSPEC) api --check

api: build
	$(PWSPEC) api

proofs: $(PWSPEC)
	$(PWSPEC) claims --check

test: dependencies
	$(SWIFT) test $(STRICT)
	Tests/Packages/run

bench: dependencies
	$(SWIFT) build --configuration release --product pwspec
	$(SWIFT) build --configuration release --product benchmark
	.build/release/benchmark .build/release/pwspec Spec .build/benchmark.json

reference: build
	Tools/Reference/build

claims: $(PWSPEC)
	$(PWSPEC) claims

clean:
	rm -rf .build
