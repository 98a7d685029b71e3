#!/bin/bash
# Guess, before the run: a reply leaves out what stands below the signature line ('-- ').
# Seen: NeoMutt 20220429 quotes it, line and all.
set -e
command -v neomutt > /dev/null && command -v tmux > /dev/null || apt-get install -y -qq neomutt tmux > /dev/null
dpkg-query -W neomutt
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
printf 'set spoolfile=%s/mbox\nset folder=%s\nset include=yes\nset fast_reply=yes\nset editor="cp %%s %s/reply; true"\nset from=b@example.com\n' \
  "$folder" "$folder" "$folder" > "$folder/muttrc"
screen() { tmux -L finding new-session -d -x 80 -y 30 "env HOME=$folder LANG=C.UTF-8 $1"; sleep 3; }
press() { for key in "$@"; do tmux -L finding send-keys "$key"; sleep 1; done; }
screen "neomutt -n -F $folder/muttrc -R"; press r; sleep 1
neomutt -v | head -1; cat "$folder/reply"
grep -qx '> -- ' "$folder/reply"; grep -qx '> internal' "$folder/reply"
