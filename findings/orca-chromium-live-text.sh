#!/bin/bash
# Orca 43.1 with Chromium (Debian 12).
# Guess: a live region that was emptied for a second is announced again with the same text, as is often advised; and a region of
# several blocks with `aria-atomic` is read as a whole, in its order.
# Seen: the same text is not said again, but it is with a no-break space at its end. The blocks are said each by itself, in an order
# that changes from run to run. Firefox says the same text again when its element is a new one.
packages="xvfb dbus-x11 at-spi2-core openbox chromium firefox-esr orca speech-dispatcher python3-speechd xdotool"
dpkg-query -W $packages > /dev/null 2>&1 || apt-get install -y -qq $packages > /dev/null
dpkg-query -W orca chromium
folder=$(mktemp -d) && mkdir "$folder/imprint" || exit 1
cat > "$folder/index.html" <<'P'
<!doctype html><html lang=en><meta charset=utf-8><title>Trial</title><body><h1>Trial</h1>
<button onclick="one.textContent='';setTimeout(()=>one.textContent='Emptied before.',1000)">Emptied</button>
<button onclick="odd=!odd;two.textContent='Ends in a space.'+(odd?'\u00a0':'')">Space</button>
<button onclick="three.innerHTML='<p>First part.</p><p>Second part.</p><p>Third part.</p>'">Parts</button>
<p id=one role=status></p><p id=two role=status></p><div id=three role=status aria-atomic=true></div><script>odd=false</script>
P
cp "$folder/index.html" "$folder/imprint/"
port=$((20000 + RANDOM % 20000))
/usr/bin/python3 -m http.server --bind 127.0.0.1 --directory "$folder" $port > /dev/null 2>&1 &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
said=$("$(dirname "$0")/../docs/heard.sh" "http://127.0.0.1:$port" chromium 2> /dev/null <<'P'
Page|go:/index.html
Emptied|ctrl+Home b Return wait:3 Return wait:3
Space|b Return wait:2 Return wait:2
Parts|b Return wait:2
P
)
echo "$said"
times() { grep -c "$1" <<< "$said"; }
[ "$(times 'Emptied before')" = 1 ] && [ "$(times 'Ends in a space')" = 2 ] &&
  [ "$(grep -Eo '(First|Second|Third) part.*' <<< "$said" | sort -u | tr '\n' ' ')" = 'First part. Second part. Third part. ' ]
