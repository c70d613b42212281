# Everything runs in two virtual environments made here, neither of which needs root:
#   .venv            the source tree itself, pure Python, and Node for the web client
#   .venv-compiled   the installed wheel, compiled with mypyc
# PYTHON=/path/to/python3 chooses the interpreter they are made with.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play play-terminal serve web test test-pure test-compiled web-test lint screenshots types icons sounds \
	rules golden bench bench-web load half-sent soak chaos leaks fuzz accessible film firefox clean

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c "$(RECENT)" 2>/dev/null && echo $$p && break; done)

PURE := .venv
COMPILED := .venv-compiled
PIP := -m pip install -qq --disable-pip-version-check
EDITABLE := KASZTELAN_PURE=1 KASZTELAN_NO_CLIENT=1 $(PURE)/bin/python $(PIP) --editable
IN_WEB := cd web && PATH="$(CURDIR)/$(PURE)/bin:$$PATH"
NPM_CI := npm ci --ignore-scripts --loglevel=error
WORKERS ?= 2
# GAME=name chooses one game where a target would take all, or the first.
OF_GAME = $(addprefix --game ,$(GAME))

# What the compiled wheel is made of; it has no web client.
SOURCES = $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/server/client/*')) \
	pyproject.toml hatch_build.py
# The tests of the rules, which run on both builds, a game from elsewhere among them.
RULES_TESTS := tests/core tests/games tests/conformance tests/golden \
	$(patsubst %,tests/stones/test_%.py,rules options contract records hidden room)

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 15

play: web ## play in the browser, against bots or with friends (ARGS="--no-open --port 8000")
	@$(PURE)/bin/kasztelan serve --open --quiet $(ARGS)

play-terminal: $(PURE)/.stamp-terminal ## play in the terminal (GAME=citadels ARGS="--help" for more)
	$(PURE)/bin/kasztelan play $(or $(GAME),citadels) $(ARGS)

serve: web ## host tables on this machine (ARGS="--host 0.0.0.0 --port 8000 --data DIR")
	$(PURE)/bin/kasztelan serve $(ARGS)

# Sums instead of times, as below; the build leaves the sum of its sources in what it built.
web: $(PURE)/.stamp-web web/node_modules/.stamp-build ## build the web client, if it has changed
	@$(PURE)/bin/python web/sources.py || \
		{ echo "building the web client"; $(IN_WEB) npm exec --offline -- vite build --logLevel warn; }

test: test-pure web-test test-compiled ## run all tests, in a browser too, and the rules on both builds

test-pure: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium web/node_modules/.stamp-dev web
	$(PURE)/bin/python -m pytest -n $(WORKERS) --dist loadfile -q tests

web-test: web/node_modules/.stamp-dev ## run the tests of the web client's parts (ARGS= for vitest)
	$(IN_WEB) npm test -- $(ARGS)

# The cache is off so that the two runs do not share one; the conftest refuses modules that are not extensions.
test-compiled: $(COMPILED)/.stamp
	KASZTELAN_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -p no:cacheprovider -n $(WORKERS) -q \
		tests/ground/test_compiled.py $(RULES_TESTS)

lint: $(PURE)/.stamp-dev web/node_modules/.stamp-dev ## check style, types and imports
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy --strict src tests hatch_build.py web/sources.py web/scripts \
		$(wildcard benchmarks examples soak chaos fuzz load screenshots film firefox)
	$(PURE)/bin/lint-imports --no-logo
	$(IN_WEB) npm run lint
	$(IN_WEB) npm run check

screenshots: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium web ## take docs/pictures anew (GAME=, ARGS= for some of them)
	$(PURE)/bin/python -m screenshots.take $(OF_GAME) $(ARGS)

types: $(PURE)/.stamp-dev ## write the web client's types anew from the server's schema
	$(PURE)/bin/python -m kasztelan.server.wire.typescript

icons: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium ## draw the app's icons anew
	$(PURE)/bin/python web/scripts/draw_icons.py $$($(PURE)/bin/python -m tests.browser.chromium)

sounds: web/node_modules/.stamp-dev ## write every sound as a file, and a picture of them all (ARGS=folder)
	$(IN_WEB) node scripts/render_sounds.js $(abspath $(or $(ARGS),build/sounds))

bench: $(PURE)/.stamp-bench $(COMPILED)/.stamp ## measure every game, or GAME=, on both builds (ARGS= for the benchmark)
	$(PURE)/bin/python -m benchmarks.run --pure $(PURE)/bin/python --compiled $(COMPILED)/bin/python $(GAME) $(ARGS)

bench-web: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium web ## measure the web client in Chromium (ARGS= for the benchmark)
	$(PURE)/bin/python -m benchmarks.web_client $(OF_GAME) $(ARGS)

soak: $(COMPILED)/.stamp ## play many random games of every game, or GAME=, with every check on (ARGS= for the soak)
	$(COMPILED)/bin/python -m soak.run $(GAME) $(ARGS)

chaos: $(PURE)/.stamp-dev ## kill servers while 200 tables play, on both databases (ARGS= for the ordeal)
	$(PURE)/bin/python -m chaos.nothing_lost $(OF_GAME) $(ARGS)

accessible: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium web ## let axe look at every screen at both sizes in both themes
	KASZTELAN_AXE=whole $(PURE)/bin/python -m pytest -n $(WORKERS) -q tests/browser/test_accessible.py $(ARGS)

film: $(PURE)/.stamp-dev $(PURE)/.stamp-chromium web ## film a round against bots, a picture every half second (ARGS="--seconds 36 --into DIR")
	$(PURE)/bin/python -m film.take $(OF_GAME) $(ARGS)

firefox: $(PURE)/.stamp-dev web ## click through a whole game in Firefox (on Debian: apt install firefox-esr)
	$(PURE)/bin/python -m firefox.whole_game $(OF_GAME) $(ARGS)

# KASZTELAN_LEAK_GAMES= says how many games of each option set.
leaks: $(PURE)/.stamp-dev ## re-deal what a seat cannot see at every decision of 200 games, and compare what it is sent
	KASZTELAN_LEAKS=full $(PURE)/bin/python -m pytest -n $(WORKERS) -q tests/server/leaks $(ARGS)

fuzz: $(PURE)/.stamp-dev ## try to get in: 10,000 random frames and every described request (ARGS= for more)
	$(PURE)/bin/python -m fuzz.run $(ARGS)

load: $(PURE)/.stamp-dev ## measure a server full of people (ARGS="--tables 250 --seconds 30")
	$(PURE)/bin/python -m load.many_tables $(OF_GAME) $(ARGS)

half-sent: $(PURE)/.stamp-dev ## hold 1,000 half-sent requests for a minute while tables play (ARGS= for the measurement)
	$(PURE)/bin/python -m load.half_sent $(OF_GAME) $(ARGS)

golden: $(PURE)/.stamp-dev ## write the golden games anew; look at the difference before you commit it
	$(PURE)/bin/python -m tests.golden.regenerate

rules: $(PURE)/.stamp-dev ## write docs/rules anew from the rulebooks
	$(PURE)/bin/python -m kasztelan.texts.rule_pages docs/rules

clean: ## remove environments, caches and build output
	rm -rf $(PURE) $(COMPILED) build dist web/node_modules src/kasztelan/server/client .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PURE)/.stamp-venv $(COMPILED)/.stamp-venv:
	@test -n "$(PYTHON)" || { echo "Kasztelan needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c "$(RECENT)" || { echo "$(PYTHON) is not Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c "import venv, ensurepip" 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments (on Debian: apt install python3-venv)"; exit 1; }
	@echo "making $(@D)"
	@$(PYTHON) -m venv $(@D)
	@touch $@

$(PURE)/.stamp-terminal: pyproject.toml | $(PURE)/.stamp-venv
	@echo "fetching the libraries"
	@$(EDITABLE) .
	@touch $@

$(PURE)/.stamp-web: pyproject.toml | $(PURE)/.stamp-venv
	@echo "fetching the libraries of the server, and Node to build the web client (some 70 MB)"
	@$(EDITABLE) '.[server,build-web]'
	@touch $@ $(PURE)/.stamp-terminal

$(PURE)/.stamp-dev: pyproject.toml | $(PURE)/.stamp-venv
	@echo "fetching the libraries for development (a minute or two)"
	@$(EDITABLE) '.[dev]'
	@touch $@ $(PURE)/.stamp-terminal $(PURE)/.stamp-web

$(PURE)/.stamp-bench: pyproject.toml | $(PURE)/.stamp-venv
	@$(EDITABLE) '.[bench]'
	@touch $@ $(PURE)/.stamp-terminal

# A Chromium that is there already, else one from the system's packages (as root) or Playwright's own.
$(PURE)/.stamp-chromium: $(PURE)/.stamp-dev
	@$(PURE)/bin/python -m tests.browser.chromium --install
	@touch $@

# What the client is built with; what it is tested and checked with comes along only where that is done.
web/node_modules/.stamp-build: web/package-lock.json | $(PURE)/.stamp-web
	@echo "fetching what the web client is made of"
	@$(IN_WEB) $(NPM_CI) --omit=dev
	@touch $@

web/node_modules/.stamp-dev: web/package-lock.json | $(PURE)/.stamp-web
	@echo "fetching what the web client is made, tested and checked with"
	@$(IN_WEB) $(NPM_CI)
	@touch $@ web/node_modules/.stamp-build

# Sums instead of times: a deleted file, a changed branch and an edit during the build count too.
$(COMPILED)/.sums: FORCE | $(COMPILED)/.stamp-venv
	@cksum $(SOURCES) | cmp -s - $@ || cksum $(SOURCES) > $@

# No fallback to pure Python here: this environment exists to be the compiled one.
$(COMPILED)/.stamp: $(COMPILED)/.sums
	@echo "building the compiled wheel into $(COMPILED) (a minute or two)"
	@KASZTELAN_PURE= KASZTELAN_NO_CLIENT=1 KASZTELAN_REQUIRE_COMPILED=1 \
		$(COMPILED)/bin/python $(PIP) '.[test-rules]' || \
		{ echo; echo "THE COMPILED BUILD FAILED. It needs a C compiler and the Python headers"; \
		  echo "(on Debian: apt install gcc python3-dev); a mypyc error stands above."; exit 1; }
	@touch $@

FORCE:
