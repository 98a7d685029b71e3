#!/bin/bash
# Guess, before the run: a text program answers a mail by its text part, and leaves out what stands below its signature line.
# Seen: Alpine 2.26 shows and quotes the HTML part though there is a text part, so that a signature line in the text has no effect.
set -e
command -v alpine > /dev/null && command -v tmux > /dev/null || apt-get install -y -qq alpine tmux > /dev/null
dpkg-query -W alpine
folder=$(mktemp -d); export HOME=$folder LANG=C.UTF-8 TERM=xterm
trap 'tmux -L finding kill-server 2> /dev/null; rm -rf "$folder"' EXIT
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
screen() { tmux -L finding new-session -d -x 80 -y 30 "env HOME=$folder LANG=C.UTF-8 $1"; sleep 3; }
press() { for key in "$@"; do tmux -L finding send-keys "$key"; sleep 1; done; }
screen "alpine -f $folder/mbox -user-domain=example.com"; press E I Enter R y n
tmux -L finding capture-pane -p > "$folder/alpine"
alpine -v | head -1; grep '^>' "$folder/alpine"
grep -q '^> html part' "$folder/alpine"
