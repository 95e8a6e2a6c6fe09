# Tafelrunde: everything a developer runs. `make` alone lists the targets.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

PYTHON ?= python3
NODE ?= node
NPM ?= npm
ARGS ?=
# Tests often wait for a browser or a server: one worker more than there are cores keeps these busy, and whoever has done its
# share takes from the others'.
WORKERS ?= $(shell expr $$(nproc) + 1)

UV_VERSION := 0.13.7
VENV := .venv
VENV_BENCH := .venv-bench
VENV_FAST := .venv-fast
VENV_NODE := .venv-node
VENV_SITE := .venv-site
BIN := $(VENV)/bin
UV := $(BIN)/uv

# A stamp is written as the last thing of its recipe: what was interrupted is simply done again.
UV_STAMP := $(VENV)/.uv-$(UV_VERSION)
STAMP := $(VENV)/.stamp
STAMP_BENCH := $(VENV_BENCH)/.stamp
STAMP_FAST := $(VENV_FAST)/.stamp
STAMP_NODE := $(VENV_NODE)/.stamp
STAMP_SITE := $(VENV_SITE)/.stamp
STAMP_WEB := web/node_modules/.stamp
STAMP_BOARDGAME := bench/boardgame/node_modules/.stamp

# Node builds the page. Where there is none, or an old one, it comes from the package registry for Python.
RIGHT_NODE := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
ifeq ($(shell $(NODE) -e '$(RIGHT_NODE)' 2>/dev/null && command -v $(NPM)),)
NEEDS_NODE := $(STAMP_NODE)
NPM := "$(CURDIR)/$(VENV_NODE)/bin/npm"
export PATH := $(CURDIR)/$(VENV_NODE)/bin:$(PATH)
endif

# The page in the browser: built whenever something it is made of has changed, the words of the games included.
PAGE := src/tafelrunde/server/static/index.html
PAGE_SOURCES := $(shell find web -type d -name node_modules -prune -o -type f -print) \
	$(wildcard src/tafelrunde/texts/*.ftl src/tafelrunde/games/*/*.ftl)

COMPILE_ALONE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
COMPILE := $(COMPILE_ALONE) pyproject.toml --extra serve --extra lab

.PHONY: help setup play test fast fast-short fast-test lint format protocol chromium nginx shots docs radar ladder site bench bench-load bench-long bench-siege leaks storms soak lock clean

help: ## list the targets
	@echo 'Tafelrunde. Targets (options for the program behind a target go into ARGS="..."):'
	@sed -n 's/^\([a-z][a-z-]*\):[^#]*## \(.*\)$$/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  %-10s %s\n' "$$name" "$$text"; done

setup: $(STAMP) $(PAGE) ## make .venv with everything that playing and testing need, and build the page
	@:

play: setup ## open the table in the browser (in the terminal: .venv/bin/tafelrunde play drachenland)
	@$(BIN)/tafelrunde serve --open $(ARGS)

# A wait that a busy machine has broken is told, and its test must pass alone: what is wrong fails twice.
test: lint chromium nginx ## lint, then run the tests
	$(NPM) --prefix web test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS) || { \
		echo 'What failed while all cores were busy is tried once more, alone.'; \
		$(BIN)/pytest --last-failed --last-failed-no-failures none --maxfail 5 $(ARGS); }

# The compiled core is a wheel in an environment of its own: nothing compiled ever lies beside a source.
fast: $(STAMP_FAST) ## make .venv-fast with the compiled core (needs a C compiler): .venv-fast/bin/tafelrunde
	@$(VENV_FAST)/bin/tafelrunde --version

fast-test: fast ## prove that the compiled core plays the same: golden games, proofs in short, examples
	$(VENV_FAST)/bin/pytest -n auto tests/games/test_golden.py tests/kernel tests/lab tests/conformance/test_conformance.py $(ARGS)
	TAFELRUNDE_FAST="$(CURDIR)/$(VENV_FAST)/bin/python" $(BIN)/pytest -q tests/kernel/test_compiled.py

fast-short: fast ## the same in few minutes: golden games, and games that one build plays and the other verifies
	$(VENV_FAST)/bin/pytest -q -n auto tests/games/test_golden.py
	TAFELRUNDE_FAST="$(CURDIR)/$(VENV_FAST)/bin/python" $(BIN)/pytest -q tests/kernel/test_compiled.py

lint: setup ## check style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) --prefix web run check

format: setup ## lay out the code and repair what ruff can repair
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

# The browser of the browser tests: Debian's, or the one that TAFELRUNDE_CHROMIUM names.
chromium: ## install Chromium for the browser tests where it is missing
	@if [ -z "$$TAFELRUNDE_CHROMIUM" ] && ! command -v chromium >/dev/null; then \
		echo 'The browser tests need Chromium. On Debian: apt-get install chromium' >&2; \
		if [ "$$(id -u)" = 0 ]; then root=; \
		elif sudo -n true 2>/dev/null; then root='sudo -n'; \
		else echo 'Or name another one with TAFELRUNDE_CHROMIUM=/path/to/chromium' >&2; exit 1; fi; \
		echo 'Trying that now.' >&2; \
		$$root apt-get -qq update; \
		DEBIAN_FRONTEND=noninteractive $$root apt-get -qq install -y chromium >&2 && command -v chromium >/dev/null || { \
			echo 'That did not help: name one with TAFELRUNDE_CHROMIUM=/path/to/chromium' >&2; exit 1; }; \
	fi

# Debian's, unpacked beside the project: installed, it would be started.
nginx: ## fetch nginx for the tests of deploy/ where it is missing; without it they are skipped
	@if ! PATH="$$PATH:/usr/sbin:build/nginx/usr/sbin" command -v nginx >/dev/null; then \
		mkdir -p build/nginx && cd build/nginx && \
		{ apt-get -qq download nginx 2>/dev/null || { \
			if [ "$$(id -u)" = 0 ]; then root=; else root='sudo -n'; fi; \
			$$root apt-get -qq update && apt-get -qq download nginx; }; } && dpkg -x nginx_*.deb . || \
		echo 'nginx could not be fetched, so the tests of deploy/ will be skipped. On Debian: apt-get install nginx' >&2; \
	fi

SHOTS := start-de-light-1440 start-en-dark-360 new-en-light-1440 table-de-light-1440 table-en-dark-1440 \
	table-en-light-360 table-de-dark-820 end-en-light-1440 replay-de-light-1440

shots: setup chromium ## photograph the pages for docs/screenshots
	@rm -rf build/shots && mkdir -p build/shots docs/screenshots
	TAFELRUNDE_SOAK=1 TAFELRUNDE_SHOTS="$(CURDIR)/build/shots" $(BIN)/pytest -q -n auto \
		tests/browser/test_pages.py tests/browser/test_every_game.py tests/browser/test_layout.py -k 'not whole_game'
	$(BIN)/python -m tests.browser.contact_sheets build/shots docs/screenshots
	cp $(SHOTS:%=build/shots/%.jpg) docs/screenshots/
	for picture in de-light-1440 en-dark-360; do \
		cp build/shots/table-$$picture.jpg docs/screenshots/drachenland-$$picture.jpg; \
		for game in apokalypse dante dungeon_designer dungeonquest; do \
			cp build/shots/$$game-table-$$picture.jpg docs/screenshots/$$game-$$picture.jpg; \
		done; \
	done

docs: setup ## write introductions and rulings in docs/games anew from words, rules and options
	$(BIN)/python -m tafelrunde.cli.pages docs/games

# make radar ARGS='--games 1000' for closer figures; RADAR names the games
RADAR := apokalypse dante drachenland dungeon_designer dungeonquest

radar: setup ## switch every ruling and option and rank them in docs/games (minutes to hours)
	for game in $(RADAR); do $(BIN)/tafelrunde lab radar $$game --write docs/games $(ARGS) || exit 1; done

ladder: setup ## rate all bots and levels in docs/results/bots.md (hours, in pieces; ARGS="--game dante --bots random,greedy" for a part)
	$(BIN)/tafelrunde lab ladder --keep build/ladder --write docs/results/bots.md $(ARGS)

site: $(STAMP_SITE) ## build the documentation's pages into build/site, in .venv-site; a broken link fails
	@rm -rf build/site docs/rules
	$(VENV_SITE)/bin/python -m tafelrunde.cli.ledgers docs/rules
	$(VENV_SITE)/bin/sphinx-build --quiet --fail-on-warning --fresh-env -d build/doctrees docs build/site $(ARGS)
	@echo 'Open build/site/index.html'

protocol: setup ## write the protocol's TypeScript types anew, and those of a board for other packages
	$(BIN)/python -m tafelrunde.server.typescript web/src
	cd web && $(NODE) scripts/contract.js ../src/tafelrunde/testing/template/tafelrunde.d.ts

bench: $(STAMP_BENCH) $(if $(shell command -v cc),$(STAMP_FAST)) ## measure speed beside the peers, in .venv-bench; compiled too where there is a C compiler
	$(VENV_BENCH)/bin/python -m bench $(ARGS)

bench-load: setup $(STAMP_BOARDGAME) ## put load on the table: 200 tables with 4 sockets each, beside a bare server and boardgame.io
	$(BIN)/python -m bench.load $(ARGS)

bench-long: setup ## how long a game of 2,000 moves takes to come from the store
	$(BIN)/python -m bench.long $(ARGS)

bench-siege: setup ## what others notice while somebody floods the server
	$(BIN)/python -m bench.siege $(ARGS)

# TAFELRUNDE_PAIRS=10000 make leaks for the long look
leaks: setup ## compare what paired worlds send, byte for byte, into build/leaks.md (TAFELRUNDE_PAIRS a game)
	$(BIN)/python -m tests.conformance.leaks --pairs $${TAFELRUNDE_PAIRS:-1000} --report build/leaks.md $(ARGS)

# TAFELRUNDE_FAULTS=5000 TAFELRUNDE_MOVES=250000 make storms for hours of it
storms: setup ## storm after storm on a database and on a file, into build/storms.md (TAFELRUNDE_FAULTS, TAFELRUNDE_MOVES at least)
	$(BIN)/python -m tests.server.chaos_long --faults $${TAFELRUNDE_FAULTS:-200} --moves $${TAFELRUNDE_MOVES:-8000} \
		--report build/storms.md $(ARGS)

soak: setup chromium leaks storms ## run the conformance suite for long, weigh and kill the server, look at every table at every size
	TAFELRUNDE_SOAK=1 $(BIN)/pytest -n auto tests/conformance tests/bots/test_gallery.py tests/server/test_memory.py tests/server/test_restart.py \
		tests/browser/test_layout.py $(ARGS)

lock: $(UV_STAMP) ## write locks/ anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@mkdir -p locks
	$(COMPILE) --extra ray --extra gym --extra open-spiel --group dev --output-file locks/dev.txt $(ARGS)
	$(COMPILE) --group bench --output-file locks/bench.txt $(ARGS)
	$(COMPILE) --extra ray --extra gym --extra open-spiel --group fast --output-file locks/fast.txt $(ARGS)
	$(COMPILE_ALONE) pyproject.toml --extra lab --extra gym --group site --output-file locks/site.txt $(ARGS)
	$(COMPILE_ALONE) --group node --output-file locks/node.txt $(ARGS)
	$(COMPILE_ALONE) pyproject.toml --extra postgres --constraints locks/dev.txt --output-file locks/serve.txt $(ARGS)

clean: ## remove the environments, caches and builds
	rm -rf $(VENV) $(VENV_BENCH) $(VENV_FAST) $(VENV_NODE) $(VENV_SITE) docs/rules web/node_modules bench/boardgame/node_modules $(dir $(PAGE)) .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# pip writes its list of files last, so an environment that lacks it is half made and is made anew.
HAS_PIP := import sys, pip, importlib.metadata as m; sys.exit(not m.files("pip"))

# Debian's python3 comes without ensurepip.
$(UV_STAMP):
	@if ! $(BIN)/python -c '$(HAS_PIP)' >/dev/null 2>&1; then \
		$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
			echo 'Python 3.11 or newer is needed; name it with: make PYTHON=/path/to/python3' >&2; exit 1; }; \
		if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then \
			echo 'This python3 cannot make environments. On Debian: apt-get install python3-venv' >&2; \
			if [ "$$(id -u)" = 0 ]; then root=; \
			elif sudo -n true 2>/dev/null; then root='sudo -n'; \
			else exit 1; fi; \
			echo 'Trying that now.' >&2; \
			$$root apt-get -qq update; \
			DEBIAN_FRONTEND=noninteractive $$root apt-get -qq install -y python3-venv >&2 && \
			$(PYTHON) -c 'import ensurepip, venv' || { \
				echo 'That did not help: install python3-venv, then run make again.' >&2; exit 1; }; \
		fi; \
		rm -rf $(VENV); \
		echo 'Making $(VENV)'; \
		$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; \
	fi
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --ignore-installed 'uv==$(UV_VERSION)'
	@rm -f $(VENV)/.uv-*
	@touch $@

# $(call install,ENVIRONMENT,LOCK): exactly what the lock says, then the project itself, which needs no download as
# hatchling is in the locks. What an interrupted run left half installed is installed again.
define install
	@echo 'Installing $(2) into $(1)'
	@again=; if [ -f $(1)/.unfinished ]; then again=--reinstall; fi; touch $(1)/.unfinished; \
		$(UV) pip sync --quiet --python $(1)/bin/python $$again --require-hashes $(2)
	@$(UV) pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation --editable .
	@rm -f $(1)/.unfinished
endef

$(STAMP): $(UV_STAMP) pyproject.toml locks/dev.txt
	$(call install,$(VENV),locks/dev.txt)
	@touch $@

$(STAMP_BENCH) $(STAMP_SITE): $(VENV)-%/.stamp: $(STAMP) locks/%.txt
	@if ! $(@D)/bin/python -c pass >/dev/null 2>&1; then \
		rm -rf $(@D); \
		$(BIN)/python -m venv --without-pip $(@D) || { rm -rf $(@D); exit 1; }; \
	fi
	$(call install,$(@D),locks/$*.txt)
	@touch $@

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') hatch_build.py

$(STAMP_FAST): $(STAMP) $(PAGE) locks/fast.txt $(SOURCES)
	@if ! $(@D)/bin/python -c pass >/dev/null 2>&1; then \
		rm -rf $(@D); \
		$(BIN)/python -m venv --without-pip $(@D) || { rm -rf $(@D); exit 1; }; \
	fi
	@echo 'Installing locks/fast.txt into $(@D)'
	@$(UV) pip sync --quiet --python $(@D)/bin/python --require-hashes locks/fast.txt
	@echo 'Compiling the core; this takes some minutes'
	@TAFELRUNDE_COMPILE=1 $(UV) pip install --quiet --python $(@D)/bin/python --no-deps --no-build-isolation --no-cache .
	@touch $@

$(STAMP_NODE): $(UV_STAMP) locks/node.txt
	@echo 'Node 20.19 or newer, with npm, builds the page and is missing here: installing it into $(VENV_NODE)'
	@$(BIN)/python -m venv --clear --without-pip $(VENV_NODE)
	@$(UV) pip sync --quiet --python $(VENV_NODE)/bin/python --require-hashes locks/node.txt
	@touch $@

$(STAMP_WEB): web/package.json web/package-lock.json $(NEEDS_NODE)
	@echo 'Installing web/package-lock.json into web/node_modules'
	@$(NPM) --prefix web ci --silent --no-audit --no-fund
	@touch $@

$(STAMP_BOARDGAME): bench/boardgame/package.json bench/boardgame/package-lock.json $(NEEDS_NODE)
	@echo 'Installing bench/boardgame/package-lock.json into bench/boardgame/node_modules'
	@$(NPM) --prefix bench/boardgame ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(STAMP_WEB) $(PAGE_SOURCES)
	@echo 'Building the page'
	@$(NPM) --prefix web run --silent build
	@touch $@
