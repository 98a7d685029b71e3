#!/bin/bash
# Guess, before the run: a click listener on the body changes nothing for a heading that takes the focus by script.
# Seen (Firefox ESR 153.8, AT-SPI 2.46): the heading gets the action 'clickAncestor', for which Orca 43.1 says 'clickable'. React
# adds such a listener with every portal into the body, as toast libraries make. One on the window does nothing.
set -e
here=$(dirname "$0")
heading='<h1 id=title tabindex=-1>Order Confirmed!</h1>'
with=$("$here/firefox-tree.sh" "$heading<script>document.body.addEventListener('click', () => {})</script>")
without=$("$here/firefox-tree.sh" "$heading<script>addEventListener('click', () => {})</script>")
echo "$(firefox-esr --version)"; echo "body: $with"; echo "window: $without"
grep -q "^title:.*actions=\['clickAncestor'\]" <<< "$with"
grep -q "^title:.*actions=\[\]" <<< "$without"
