#!/bin/bash
# Guess, before the run: since it reads policies, the HTML checker hashes an inline script as browsers do: every character counts.
# Seen (vnu-jar 26.9.27): it takes white space off both ends of the script before it hashes. A script that begins or ends with a line
# break or a space, under the hash that browsers ask for, is reported as blocked; a line break inside is no problem.
set -e
command -v java > /dev/null || apt-get install -y -qq default-jre-headless > /dev/null
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund vnu-jar@26.9.27 >/dev/null 2>&1
reports() {
  hash=$(printf "$1" | openssl dgst -sha256 -binary | base64)
  printf "<!DOCTYPE html><html lang='en'><head><meta charset='utf-8'><meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'sha256-$hash'\"><title>t</title><script>$1</script></head><body><p>x</p></body></html>" > page.html
  java -Xss4m -jar node_modules/vnu-jar/build/dist/vnu.jar --format json --exit-zero-always page.html 2>&1 | grep -c 'Inline script violates' || true
}
for script in "document.title='a'" "document.title='a';\nfoo()" "\ndocument.title='a'" "document.title='a'\n" " document.title='a'"; do
  seen="$seen $(reports "$script")"
done
echo "reported:$seen"
test "$seen" = " 0 0 1 1 1"
