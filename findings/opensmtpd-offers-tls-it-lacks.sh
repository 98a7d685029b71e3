#!/bin/bash
# Guess, before the run: OpenSMTPD with a certificate takes STARTTLS, as `smtpd -n` finds nothing wrong with its configuration.
# Seen (OpenSMTPD 6.8.0p2-4+b4 with libssl3 3.0.19, Debian 12): it offers STARTTLS and says '220 Ready to start TLS'; then every handshake ends
# with the TLS alert 80, internal error, in TLS 1.2 and 1.3, with an RSA key and with one on P-256. Its log says 'EVP lib'. Without TLS it
# takes mail (OpenSMTPD/OpenSMTPD#1239). A sender is told neither of the certificate nor of the key.
set -e
if ! command -v smtpd >/dev/null; then
  RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends opensmtpd >/dev/null
fi
folder=$(mktemp -d); chmod 755 "$folder"
stop() { [ -z "$pid" ] || kill "$pid"; wait 2>/dev/null; pid=; }
trap 'stop; rm -rf "$folder"' EXIT
dpkg-query -W -f '${Package} ${Version}\n' opensmtpd libssl3
for key in 'rsa:2048' 'ec -pkeyopt ec_paramgen_curve:P-256'; do
  # shellcheck disable=SC2086
  openssl req -x509 -newkey $key -nodes -days 2 -keyout "$folder/key" -out "$folder/certificate" -subj /CN=mx.example.com 2>/dev/null
  chmod 600 "$folder/key"
  printf '%s\n' "pki lab cert \"$folder/certificate\"" "pki lab key \"$folder/key\"" 'listen on 127.0.0.1 port 8475 tls pki lab' \
    "action box maildir \"$folder/mail\"" 'match from any for any action box' > "$folder/conf"
  smtpd -n -f "$folder/conf"
  smtpd -d -f "$folder/conf" > "$folder/log" 2>&1 & pid=$!
  sleep 2
  for version in tls1_2 tls1_3; do
    answer=$(openssl s_client -"$version" -starttls smtp -connect 127.0.0.1:8475 < /dev/null 2>&1 || true)
    echo "$key, $version: $(grep -o 'SSL alert number .*' <<< "$answer")"
    grep -q 'SSL alert number 80' <<< "$answer"
  done
  grep -o 'io-error.*EVP lib' "$folder/log" | sort -u
  exec 3<>/dev/tcp/127.0.0.1/8475
  read -r _ <&3; printf 'HELO x\r\n' >&3; read -r _ <&3; printf 'MAIL FROM:<a@example.com>\r\n' >&3; read -r answer <&3
  echo "without TLS: ${answer//$'\r'/}"; [[ $answer == '250 2.0.0'* ]]
  exec 3>&-
  stop
done
