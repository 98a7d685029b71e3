#!/bin/bash
# Guess, before the run: a space at the start of a visually hidden span is in what a screen reader gets, as in textContent.
# Seen (Firefox ESR 153.8, AT-SPI 2.46): the accessible name keeps it, the text that a live region reads loses it:
#   ask: link name='Ask first about Kickoff' text='Ask firstabout Kickoff'
# With `white-space: pre` on the span both keep it, so do they with the space before the span.
set -e
out=$("$(dirname "$0")/firefox-tree.sh" '<style>.h{position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap}</style>
<a id=ask href=#>Ask first<span class=h> about Kickoff</span></a> <a id=pre href=#>Ask first<span class=h style="white-space:pre"> about Kickoff</span></a> <a id=before href=#>Ask first <span class=h>about Kickoff</span></a>')
echo "$(firefox-esr --version)"; echo "$out"
grep -q "^ask: link name='Ask first about Kickoff' text='Ask firstabout Kickoff'" <<< "$out"
grep -q "^pre: link name='Ask first about Kickoff' text='Ask first about Kickoff'" <<< "$out"
grep -q "^before: link name='Ask first about Kickoff' text='Ask first about Kickoff'" <<< "$out"
