#!/bin/bash
# Guess, before the run: a spam filter's list of a mail's web addresses leaves a telephone link out.
# Seen: rspamd 3.4 lists the digits of `tel:+49301234567` among the hosts, in HTML and in plain text, and so in its reports.
set -e
command -v rspamd > /dev/null || apt-get install -y -qq rspamd > /dev/null
rspamd --version
folder=$(mktemp -d); mkdir -p /run/rspamd; chown _rspamd /run/rspamd "$folder"
rspamd -u _rspamd -g _rspamd -f > "$folder/log" 2>&1 & server=$!
trap 'kill $server; wait $server; rm -r "$folder"' EXIT
for _ in $(seq 60); do (exec 3<> /dev/tcp/127.0.0.1/11333) 2> /dev/null && break; sleep 1; done; sleep 3
# Prints the addresses found in a mail of this type with this body.
addresses() {
  printf 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Call\r\nMIME-Version: 1.0\r\nContent-Type: %s\r\n\r\n%s\r\n' "$1" "$2" |
    rspamc -h 127.0.0.1:11333 symbols | grep '^Urls:'
}
html=$(addresses text/html '<p>Call <a href="tel:+49301234567">us</a> or <a href="https://example.org/a">write</a></p>')
text=$(addresses text/plain 'Call tel:+49301234567 or https://example.org/a')
echo "As HTML: $html"; echo "As text: $text"
[[ $html = *'"49301234567"'* && $html = *example.org* ]]; [[ $text = *'"49301234567"'* && $text = *example.org* ]]
