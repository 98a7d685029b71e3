#!/bin/bash
# Lets a real screen reader (Orca, in Firefox or Chromium) go through the site and prints what it says, line by line. By hand, not
# in CI:
#   docs/heard.sh http://localhost:3000 [chromium] < docs/heard.txt
# On Debian as root: apt-get install xvfb dbus-x11 at-spi2-core openbox firefox-esr orca speech-dispatcher python3-speechd xdotool
# A step is a line 'what | keys': names of xdotool, or go:/path, type:some_words, wait:seconds, shot:file.png.
set -u
export SITE=$1 HOME && HOME=$(mktemp -d) || exit 1
export BROWSE="firefox-esr --profile $HOME/profile"
[ "${2:-}" = chromium ] && BROWSE="chromium --no-sandbox --disable-gpu --no-first-run --force-renderer-accessibility
  --user-data-dir=$HOME/profile"
export XDG_RUNTIME_DIR=$HOME/run GNOME_ACCESSIBILITY=1 LANG=C.UTF-8 DISPLAY=:77
mkdir -p -m 700 "$HOME/run" "$HOME/profile" "$HOME/.local/share/orca"
# Speech-dispatcher ends without a sound device.
echo 'pcm.!default { type null }' > "$HOME/.asoundrc"
# What is spoken goes into a file, at once. Orca's own debug file is buffered.
cat > "$HOME/.local/share/orca/orca-customizations.py" <<'P'
import os
from orca import settings, speechdispatcherfactory
settings.sayAllOnLoad = settings.enableKeyEcho = False
said = open(os.environ['HOME'] + '/said', 'a', buffering=1)
def heard(self, text, acss, **more):
    if isinstance(text, str) and text.strip(): said.write(' '.join(text.split()) + '\n')
speechdispatcherfactory.SpeechServer._speak = heard
P
# Without first-run pages, and without offering to save the test card.
for pref in accessibility.force_disabled:-1 browser.aboutwelcome.enabled:false browser.shell.checkDefaultBrowser:false \
  datareporting.policy.dataSubmissionEnabled:false termsofuse.bypassNotification:true \
  extensions.formautofill.creditCards.enabled:false; do
  echo "user_pref(\"${pref%:*}\", ${pref##*:});"
done > "$HOME/profile/user.js"
touch "$HOME/said"
Xvfb $DISPLAY -screen 0 1280x900x24 2> /dev/null &
display=$!
sleep 1
dbus-run-session -- bash -c '
  exec 2> /dev/null
  openbox & /usr/libexec/at-spi-bus-launcher --launch-immediately > /dev/null &
  sleep 1; orca --replace > /dev/null &
  sleep 4; $BROWSE "$SITE/imprint" &
  # Waits until nothing has been said for so many seconds.
  quiet() { local before=-1 now; while now=$(stat -c %s "$HOME/said"); [ "$before" != "$now" ]; do before=$now; sleep "$1"; done; }
  for try in {1..30}; do sleep 2; [ -s "$HOME/said" ] && break; done
  sleep 8; quiet 3
  while IFS="|" read -r what keys; do
    from=$(($(wc -l < "$HOME/said") + 1))
    for key in $keys; do
      case $key in
        go:*) $BROWSE "$SITE${key#go:}" > /dev/null; sleep 8; quiet 2 ;;
        type:*) text=${key#type:}; xdotool type --delay 25 "${text//_/ }"; quiet 1 ;;
        wait:*) sleep "${key#wait:}" ;;
        shot:*) import -window root "${key#shot:}" ;;
        *) xdotool key "$key"; sleep .4; quiet .8 ;;
      esac
    done
    quiet 4
    echo "$what"; tail -n "+$from" "$HOME/said" | sed "s/^/    /"
  done
  kill $(jobs -p)'
kill $display
rm -rf "$HOME"
