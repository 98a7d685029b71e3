#!/bin/bash
# Guess, before the run: a tagged PDF has what a screen reader hears on the page, so also the visually hidden words.
# Seen (Chromium 156.0.8078.108, pdfinfo 22.12.0): what is clipped away is neither in the text nor in the structure, and what is
# `aria-hidden` is in the text alone. A price said by hidden words and shown by `aria-hidden` ones is lost to a PDF's listener.
set -e
command -v pdfinfo > /dev/null && command -v chromium > /dev/null || apt-get install -y -qq poppler-utils chromium > /dev/null
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat > page.html <<'H'
<!doctype html><html lang=en><title>Page</title><style>.h{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}</style>
<p>plain <span class=h>spoken</span><span aria-hidden=true>shown</span></p>
H
chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf=page.pdf "file://$folder/page.html" > /dev/null 2>&1
text=$(pdftotext page.pdf - | tr -s ' \n\f' ' '); structure=$(pdfinfo -struct-text page.pdf | grep -o '"[^"]*"' | tr '\n' ' ')
chromium --version; pdfinfo -v 2>&1 | head -1; dpkg-query -W poppler-utils
echo "text: $text"; echo "structure: $structure"
[[ $text == *plain*shown* && $text != *spoken* ]]
[[ $structure == *plain* && $structure != *shown* && $structure != *spoken* ]]
