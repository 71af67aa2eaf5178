#!/bin/sh
# What the tests need of the machine itself: PostgreSQL (the log's second database) and Chromium (the
# page in a real browser). Who is root on a system with apt gets what is missing; everybody else is told,
# loudly, what will be skipped. Never a failure: the tests that can run still run.
# TOCSIN_NO_APT=1 installs nothing.
set -u

debian_postgres() {
	for tool in /usr/lib/postgresql/*/bin/pg_ctl; do [ -x "$tool" ] && return 0; done
	return 1
}

missing() {
	command -v pg_ctl >/dev/null 2>&1 || debian_postgres || echo postgresql
	[ -n "${TOCSIN_CHROMIUM:-}" ] && return
	for name in chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome chrome; do
		command -v "$name" >/dev/null 2>&1 && return
	done
	echo chromium
}

# The browser without its window does the same for a third of the work, where a distribution has it.
lighter() {
	for package in "$@"; do
		[ "$package" = chromium ] && apt-cache show chromium-headless-shell >/dev/null 2>&1 \
			&& package=chromium-headless-shell
		echo "$package"
	done
}

# What does not come within these seconds does not come at all.
install() {
	export DEBIAN_FRONTEND=noninteractive
	waits="-o Acquire::http::Timeout=20 -o Acquire::Retries=1 -o DPkg::Lock::Timeout=120"
	# shellcheck disable=SC2086 # the options are several words
	timeout 300 apt-get -qq $waits update </dev/null \
		&& timeout 900 apt-get -qq -y $waits install --no-install-recommends $(lighter "$@") </dev/null
}

wanted=$(missing)
[ -z "$wanted" ] && exit 0
# shellcheck disable=SC2086 # a list of words
set -- $wanted

if [ -z "${TOCSIN_NO_APT:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "Installing for the tests, as root: $* ..."
	log=$(mktemp)
	install "$@" >"$log" 2>&1 || tail -n 5 "$log"
	rm -f "$log"
	wanted=$(missing)
	[ -z "$wanted" ] && exit 0
	# shellcheck disable=SC2086
	set -- $wanted
fi

echo "************************************************************************************"
echo "NOT ON THIS MACHINE: $*"
echo "The tests that need it will be SKIPPED. To have them: apt-get install $*"
echo "************************************************************************************"
exit 0
