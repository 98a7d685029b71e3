#!/bin/bash
# Guess, before the run: under `novalidate` an empty required field is not exposed as invalid before a submit, and surely not
# with aria-invalid="false".
# Seen (Firefox ESR 153.8, AT-SPI 2.46): both are 'invalid entry' from the start, so that Orca says 'invalid entry'. With
# aria-required in place of the attribute it is not.
set -e
out=$("$(dirname "$0")/firefox-tree.sh" '<form novalidate><input id=plain required><input id=denied required aria-invalid=false><input id=aria aria-required=true></form>')
echo "$(firefox-esr --version)"; echo "$out"
grep -q "^plain:.*'invalid entry'" <<< "$out"
grep -q "^denied:.*'invalid entry'" <<< "$out"
grep "^aria:" <<< "$out" | grep -vq "invalid entry"
