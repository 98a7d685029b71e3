#!/bin/bash
# Guess, before the run: with smtpd_tls_security_level=may and no certificate, Postfix does not offer STARTTLS.
# Seen (Postfix 3.7.11, Debian 12): it offers STARTTLS, and answers it with 454 4.7.0 'TLS not available due to local problem'. A sender that
# takes up what is offered gets no further.
set -e
if ! command -v postfix >/dev/null; then
  echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections
  RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postfix >/dev/null
fi
folder=$(mktemp -d); chmod 755 "$folder"; cp -r /etc/postfix "$folder/etc"; mkdir "$folder/queue" "$folder/data"; chown postfix "$folder/data"
cp /usr/share/postfix/master.cf.dist "$folder/etc/master.cf"
sed -i 's/^smtp      inet.*/127.0.0.1:8474 inet n - n - - smtpd/' "$folder/etc/master.cf"
printf '%s\n' compatibility_level=3.6 "queue_directory=$folder/queue" "data_directory=$folder/data" mail_owner=postfix setgid_group=postdrop \
  myhostname=mx.example.com mydestination= inet_interfaces=127.0.0.1 alias_maps= smtpd_tls_security_level=may \
  maillog_file=/dev/stdout smtpd_tls_cert_file= > "$folder/etc/main.cf"
sed -i 's#^maillog_file=.*#maillog_file=/var/log/finding-postfix.log#' "$folder/etc/main.cf"
postfix -c "$folder/etc" start 2>/dev/null
trap 'postfix -c "$folder/etc" stop 2>/dev/null; rm -rf "$folder" /var/log/finding-postfix.log' EXIT
sleep 2
exec 3<>/dev/tcp/127.0.0.1/8474
read -r _ <&3; printf 'EHLO x\r\n' >&3
while read -r line <&3; do ehlo="$ehlo $line"; [[ $line == 250\ * ]] && break; done
printf 'STARTTLS\r\n' >&3; read -r answer <&3
echo "$(postconf -d mail_version): ${ehlo//$'\r'/}"; echo "STARTTLS: $answer"
grep -q STARTTLS <<< "$ehlo" && grep -q '^454 4.7.0' <<< "$answer"
