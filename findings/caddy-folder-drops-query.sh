#!/bin/bash
# Guess, before the run: like other web servers, Caddy keeps the query when it leads from a folder's address to the one with a slash.
# Seen (Caddy 2.6.2, Debian 12): it drops it: /shop?from=mail leads by 308 to /shop/. nginx 1.22.1 leads to /shop/?from=mail.
set -e
for name in caddy nginx; do command -v $name >/dev/null || apt-get install -y -qq --no-install-recommends $name >/dev/null; done
folder=$(mktemp -d); chmod 755 "$folder"; mkdir "$folder/shop"; echo hello > "$folder/shop/index.html"
printf '{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:8471 {\n root * %s\n file_server\n}\n' "$folder" > "$folder/Caddyfile"
HOME=$folder caddy run --config "$folder/Caddyfile" --adapter caddyfile >/dev/null 2>&1 & caddy=$!
printf 'pid %s/pid; error_log %s/log; events {} http { access_log off; server { listen 127.0.0.1:8472; root %s; absolute_redirect off; } }' "$folder" "$folder" "$folder" > "$folder/nginx.conf"
nginx -c "$folder/nginx.conf" 2>/dev/null
trap 'kill $caddy $(cat "$folder/pid"); rm -rf "$folder"' EXIT
sleep 2
location() { curl -s -o /dev/null -D - "http://127.0.0.1:$1/shop?from=mail" | tr -d '\r' | sed -n 's/^[Ll]ocation: //p'; }
echo "Caddy $(caddy version): $(location 8471)"; echo "$(nginx -v 2>&1): $(location 8472)"
test "$(location 8471)" = /shop/ && test "$(location 8472)" = '/shop/?from=mail'
