#!/bin/bash
# Guess, before the run: a reply leaves out what stands below the signature line ('-- ').
# Seen: NeoMutt 20220429 quotes it, line and all.
set -e
command -v neomutt > /dev/null && command -v tmux > /dev/null || apt-get install -y -qq neomutt tmux > /dev/null
dpkg-query -W neomutt
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
printf 'set spoolfile=%s/mbox\nset folder=%s\nset include=yes\nset fast_reply=yes\nset editor="cp %%s %s/reply; true"\nset from=b@example.com\n' \
  "$folder" "$folder" "$folder" > "$folder/muttrc"
# Waits at most a minute for what a command finds.
until_found() { for _ in {1..600}; do if "$@"; then return; fi; sleep 0.1; done; echo "Never: $*"; exit 1; }
listed() { tmux -L finding capture-pane -p | grep -q Hello; }
tmux -L finding new-session -d -x 80 -y 30 "env HOME=$folder LANG=C.UTF-8 neomutt -n -F $folder/muttrc -R"
until_found listed
tmux -L finding send-keys r
until_found test -s "$folder/reply"
neomutt -v | head -1; cat "$folder/reply"
grep -qx '> -- ' "$folder/reply"; grep -qx '> internal' "$folder/reply"
