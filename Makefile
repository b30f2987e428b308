# make            install what is missing, generate, build, demonstrate
# make generate   write everything that follows from Spec/
# make check      nothing stale, nothing wrong, nothing badly formatted, no warning, no lost proof
# make test       all tests
# make api        write the public interface of the built modules, Generated/Reference/*.api
# make fuzz       a minute of libFuzzer over the reader of specs
# make bench      figures, as a table and as .build/benchmark.json
# make bench-build  what building costs, and what a module adds to an app; takes many minutes
# make mutate     change each fact of the spec in turn, and report what nothing notices
# make reference  the reference of all modules as static pages, under .build/reference/site
# make diff       what has changed in the spec since BASE, a git revision (HEAD), and the version step it needs
# make claims     which promise of the guide pages is proved by which test

SWIFT ?= swift
# The same everywhere, so that check and test share one build.
STRICT = -Xswiftc -warnings-as-errors
# Every Swift file of the project: not what is built, nor the pages' code that Tests/Packages/GuideApp takes in.
SWIFT_FILES = find Package.swift Sources Generated Tests Tools -name '*.swift' -type f \
    -not -path '*/.build/*' -not -path '*/Sources/Guide/*' -not -path '*/Sources/GuideProcess/*' -print0
PWSPEC = .build/debug/pwspec

.PHONY: all dependencies generate build demonstrate check fresh lint format-check format warnings interface api proofs
.PHONY: test fuzz mutate bench bench-build reference claims diff clean

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

# A crash is left in .build/fuzz/found, small enough to become a file of the corpus, where every test run reads it.
FUZZ_SECONDS ?= 60
fuzz: dependencies
	PUSHWOOSH_FUZZ=1 $(SWIFT) build --configuration release --scratch-path .build/fuzz --product spec-fuzzer
	@mkdir -p .build/fuzz/corpus .build/fuzz/found
	@# Files in memory: the reader is to be tried, not the disk.
	TMPDIR=$$(test -w /dev/shm && echo /dev/shm || echo /tmp) \
	    .build/fuzz/release/spec-fuzzer -max_total_time=$(FUZZ_SECONDS) -timeout=5 -rss_limit_mb=1024 -max_len=4096 \
	    -dict=Tests/Cases/corpus.dict -artifact_prefix=.build/fuzz/found/ -print_final_stats=1 \
	    .build/fuzz/corpus Tests/Cases/corpus

mutate: dependencies
	$(SWIFT) build $(STRICT) --build-tests
	$(PWSPEC) mutate

bench: dependencies
	$(SWIFT) build --configuration release --product pwspec
	$(SWIFT) build --configuration release --product benchmark
	.build/release/benchmark .build/release/pwspec Spec .build/benchmark.json

BUILD_RUNS ?= 3
bench-build: dependencies
	$(SWIFT) build --configuration release --product benchmark
	.build/release/benchmark --build $(BUILD_RUNS) .build/benchmark-build.json

reference: build
	Tools/Reference/build

claims: $(PWSPEC)
	$(PWSPEC) claims

# Fails where apps may have to change.
BASE ?= HEAD
diff: $(PWSPEC)
	$(PWSPEC) diff $(BASE) Spec

clean:
	rm -rf .build
