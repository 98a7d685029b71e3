#!/bin/bash
# Guess, before the run: structured-data-testing-tool reads what a page says of itself as JSON-LD in one `@graph` as it reads a
# single object, and tests it with its Google preset.
# Seen: structured-data-testing-tool 4.5.0 finds no Schema.org type in a `@graph`, runs no test, and ends with 0 as if all was
# well; the same Organization without `@graph` passes three tests.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent structured-data-testing-tool@4.5.0
company='"@type":"Organization","name":"Sample","url":"https://sample.example/"'
page() {
  echo "<!doctype html><html lang=\"en\"><head><title>Sample</title><script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",$1}</script></head><body><p>Sample</p></body></html>"
}
page "$company" > single.html
page "\"@graph\":[{$company}]" > graph.html
for name in single graph; do
  npx sdtt --file "$name.html" --presets Google > "$name.txt"
  echo "$name: exit $?," $(grep -o 'Schema.org schemas: .*' "$name.txt"), $(grep -oE '[0-9]+ tests passed|No tests run' "$name.txt" | tail -1)
done | tee seen
grep -q '^single: exit 0, Schema.org schemas: Organization, 3 tests passed' seen
grep -q '^graph: exit 0, Schema.org schemas: 0, No tests run' seen
