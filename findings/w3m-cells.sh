#!/bin/bash
# Guess, before the run: a cell that a row of its own and padding set apart is set apart in a program for text, too.
# Seen: w3m 0.5.3 puts the cells of two rows on lines with nothing between them; a paragraph within the cell brings the blank line.
set -e
command -v w3m > /dev/null || apt-get install -y -qq w3m > /dev/null
w3m -version
# Prints a mail's two rows, the first cell's content given, as lines joined by '/'.
rows() {
  printf '<table><tr><td style="padding:24px">%s</td></tr><tr><td style="padding:24px">Phone: 1</td></tr></table>' "$1" |
    w3m -dump -T text/html | paste -sd /
}
bare=$(rows Hello); paragraph=$(rows '<p style="margin:0">Hello</p>')
echo "In the cell: $bare"; echo "In a paragraph: $paragraph"
[ "$bare" = 'Hello/Phone: 1/' ]; [ "$paragraph" = 'Hello//Phone: 1/' ]
