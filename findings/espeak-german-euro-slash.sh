#!/bin/bash
# Guess, before the run: in German, espeak-ng says '749 €/Monat' as it does in English: the number, the euros, a slash or 'pro', the
# month. Seen: espeak-ng 1.51 (Debian 12) says '749 Monat': the euro sign before a slash is silent, with a space before it and without.
# It is said alone ('749 €'), as a word ('749 Euro/Monat'), and in English ('749€/month'); a per cent sign in its place is said, too.
set -e
command -v espeak-ng > /dev/null || apt-get install -y -qq espeak-ng > /dev/null
espeak-ng --version
said() { espeak-ng -v "$1" -q -x "$2"; }
lost() { echo "$1 '$2': $(said "$1" "$2")"; [[ $(said "$1" "$2") != *OYRo* && $(said "$1" "$2") != *U@roU* ]]; }
kept() { echo "$1 '$2': $(said "$1" "$2")"; [[ $(said "$1" "$2") = *OYRo* || $(said "$1" "$2") = *U@roU* || $(said "$1" "$2") = *ts\'Ent* ]]; }
lost de '749 €/Monat'; lost de '749€/Monat'
kept de '749 €'; kept de '749 Euro/Monat'; kept de '749 %/Monat'; kept en-gb '749€/month'
