#!/bin/bash
# Guess, before the run: mod_deflate leaves a range alone, and the ETag it sends with a compressed answer is good for a 304.
# Seen (Apache 2.4.71, Debian 12): the range counts the compressed bytes (206, Content-Encoding: gzip), and If-None-Match with the tag it
# has just sent (…-gzip) gives the whole page again, while the tag of the plain file gives 304.
set -e
command -v apache2 >/dev/null || RUNLEVEL=1 apt-get install -y -qq --no-install-recommends apache2 >/dev/null
folder=$(mktemp -d); chmod 755 "$folder"; printf '<p>words</p>%.0s' {1..4000} > "$folder/page.html"
{
  echo "ServerName localhost"; echo "Listen 127.0.0.1:8473"; echo "PidFile $folder/pid"; echo "ErrorLog $folder/log"; echo "DocumentRoot $folder"
  for name in mpm_event authz_core mime deflate filter; do echo "LoadModule ${name}_module /usr/lib/apache2/modules/mod_$name.so"; done
  echo "TypesConfig /etc/mime.types"; echo "<Directory $folder>"; echo "Require all granted"; echo "</Directory>"
  echo "AddOutputFilterByType DEFLATE text/html"
} > "$folder/apache.conf"
apache2 -f "$folder/apache.conf" -k start
trap 'kill $(cat "$folder/pid"); rm -rf "$folder"' EXIT
sleep 1
ask() { curl -s -o /dev/null -D - -H 'Accept-Encoding: gzip' "$@" http://127.0.0.1:8473/page.html | tr -d '\r'; }
tag=$(ask | sed -n 's/^ETag: //p'); plain=$(curl -s -o /dev/null -D - http://127.0.0.1:8473/page.html | tr -d '\r' | sed -n 's/^ETag: //p')
range=$(ask -H 'Range: bytes=0-9' | grep -E '^(HTTP|Content-(Range|Encoding))' | tr '\n' ' ')
echo "$(apache2 -v | head -1)"; echo "range: $range"; echo "$tag: $(ask -H "If-None-Match: $tag" | head -1); $plain: $(ask -H "If-None-Match: $plain" | head -1)"
grep -q 'gzip' <<< "$range" && grep -q '206' <<< "$range" && [[ $tag == *-gzip\" ]]
ask -H "If-None-Match: $tag" | grep -q ' 200 ' && ask -H "If-None-Match: $plain" | grep -q ' 304 '
