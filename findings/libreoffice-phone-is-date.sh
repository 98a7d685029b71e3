#!/bin/bash
# Guess, before the run: a CSV cell that is no plain number, such as a phone number with hyphens or in brackets, stays text in LibreOffice.
# Seen (LibreOffice 7.4.7.2, Debian 12, English, with 'detect special numbers' as in a headless conversion): '(0301234567)' becomes the number
# -301234567, as accountants write it. '0171-12-12' becomes a date that is shown as it was and saved as 0171-12-11: before 1582 the cell
# counts by the Julian calendar, the file by the Gregorian. '0171-1234567' and '(030) 1234567' stay text.
set -e
if ! command -v soffice >/dev/null; then
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libreoffice-calc-nogui >/dev/null
fi
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
printf '%s\n' '(0301234567)' 0171-12-12 0171-1234567 '(030) 1234567' > "$folder/phones.csv"
# Commas, quotes, UTF-8, from line 1, English; no quoted text, special numbers.
soffice "-env:UserInstallation=file://$folder/profile" --headless --infilter='CSV:44,34,76,1,,1033,false,true' --convert-to fods \
  --outdir "$folder" "$folder/phones.csv" >/dev/null 2>&1
soffice --version
cells=$(tr -d '\n' < "$folder/phones.fods" | grep -oE '<table:table-cell [^>]*office:value-type[^>]*> *<text:p>[^<]*' |
  sed -E 's/<table:table-cell //; s/(table:style-name|calcext:value-type)="[^"]*" ?//g; s/> *<text:p>/ shown as /')
echo "$cells"
grep -q 'office:value="-301234567" *shown as -301234567' <<< "$cells"
grep -q 'office:date-value="0171-12-11" *shown as 0171-12-12' <<< "$cells"
grep -q '"string" *shown as 0171-1234567' <<< "$cells"
grep -q '"string" *shown as (030) 1234567' <<< "$cells"
