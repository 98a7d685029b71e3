#!/bin/bash
# Opens a page in Firefox under Xvfb and prints of each element with an id: role, name, text, actions and states, as AT-SPI has
# them. Keys (names of xdotool) are pressed first. firefox-tree.sh 'HTML' [KEY…]
packages="xvfb dbus-x11 at-spi2-core openbox firefox-esr python3-pyatspi xdotool"
dpkg-query -W $packages > /dev/null 2>&1 || apt-get install -y -qq $packages > /dev/null
dpkg-query -W at-spi2-core >&2
export HOME && HOME=$(mktemp -d) || exit 1
export XDG_RUNTIME_DIR=$HOME/run GNOME_ACCESSIBILITY=1 LANG=C.UTF-8 DISPLAY=:$((200 + RANDOM % 300)) PAGE=$1
shift
mkdir -p -m 700 "$HOME/run" "$HOME/profile"
printf 'user_pref("%s", %s);\n' accessibility.force_disabled -1 browser.aboutwelcome.enabled false termsofuse.bypassNotification true \
  browser.shell.checkDefaultBrowser false datareporting.policy.dataSubmissionEnabled false > "$HOME/profile/user.js"
echo "<!doctype html><html lang=en><title>Page</title><body>$PAGE" > "$HOME/page.html"
port=$((20000 + RANDOM % 20000))
/usr/bin/python3 -m http.server --bind 127.0.0.1 --directory "$HOME" $port > /dev/null 2>&1 &
server=$!
Xvfb $DISPLAY -screen 0 1000x700x24 2> /dev/null &
display=$!
trap 'kill $display $server 2> /dev/null; rm -rf "$HOME"' EXIT
cat > "$HOME/tree.py" <<'P'
import pyatspi
def text_of(item):
    if 'Text' not in pyatspi.listInterfaces(item): return ''
    children = (text_of(child) for child in item)
    return ''.join(next(children, '') if letter == '\ufffc' else letter for letter in item.queryText().getText(0, -1))
def walk(item, inside=False):
    try:
        role, about = item.getRoleName(), dict(a.split(':', 1) for a in item.getAttributes() if ':' in a)
        name = about.get('id') if inside else 'alert' if role == 'alert' and item.name else None
        if name:
            action = item.queryAction() if 'Action' in pyatspi.listInterfaces(item) else None
            actions = [action.getName(at) for at in range(action.nActions)] if action else []
            states = [pyatspi.stateToString(state) for state in item.getState().getStates()]
            kept = [state for state in states if state in ('focusable', 'invalid entry', 'required')]
            print(f"{name}: {role} name='{item.name}' text='{text_of(item)}' actions={actions} states={kept}")
        for child in item: walk(child, inside or (role == 'document web' and item.name == 'Page'))
    except Exception: pass
for app in pyatspi.Registry.getDesktop(0): walk(app) if app and 'irefox' in (app.name or '') else None
P
KEYS="$*" dbus-run-session -- bash -c 'exec 2> /dev/null
  openbox > /dev/null & /usr/libexec/at-spi-bus-launcher --launch-immediately > /dev/null &
  sleep 1; firefox-esr --profile "$HOME/profile" "http://127.0.0.1:'$port'/page.html" &
  for try in {1..20}; do sleep 3; /usr/bin/python3 "$HOME/tree.py" | grep -q . && break; done
  for key in $KEYS; do case $key in type:*) xdotool type --delay 40 "${key#type:}" ;; *) xdotool key "$key" ;; esac; sleep .6; done
  [ -n "$KEYS" ] && sleep 3
  /usr/bin/python3 "$HOME/tree.py"; kill $(jobs -p)'
