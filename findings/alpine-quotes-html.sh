#!/bin/bash
# Guess, before the run: a text program answers a mail by its text part, and leaves out what stands below its signature line.
# Seen: Alpine 2.26 shows and quotes the HTML part though there is a text part, so that a signature line in the text has no effect.
set -e
command -v alpine > /dev/null && command -v tmux > /dev/null || apt-get install -y -qq alpine tmux > /dev/null
dpkg-query -W alpine
folder=$(mktemp -d); export HOME=$folder LANG=C.UTF-8 TERM=xterm
trap 'tmux -L finding kill-server 2> /dev/null; until rm -rf "$folder" 2> /dev/null; do sleep 0.1; done' EXIT
cat > "$folder/mbox" <<'M'
From a@example.com Sat Nov 28 10:00:00 2026
From: Ada <a@example.com>
To: b@example.com
Subject: Hello
Date: Sat, 28 Nov 2026 10:00:00 +0000
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="x"

--x
Content-Type: text/plain; charset=utf-8

text part
-- 
internal
--x
Content-Type: text/html; charset=utf-8

<p>html part</p><p>internal</p>
--x--
M
screen() { tmux -L finding capture-pane -p; }
# Waits for a text on the screen, at most a minute; a screen without it is printed.
shows() {
  for _ in {1..600}; do if screen | grep -q "$1"; then return; fi; sleep 0.1; done
  echo "Not shown: $1"; screen; exit 1
}
press() { tmux -L finding send-keys "$1"; shows "$2"; }
tmux -L finding new-session -d -x 80 -y 30 "env HOME=$folder LANG=C.UTF-8 alpine -f $folder/mbox -user-domain=example.com"
shows 'GREETING TEXT'
press E 'MAIN MENU'; press I 'MESSAGE INDEX'; press Enter 'MESSAGE TEXT'; press R 'Include original message'
press y 'Reply to all'; press n '^>.*part'
alpine -v | head -1; screen | grep '^>'
screen | grep -q '^> html part'
