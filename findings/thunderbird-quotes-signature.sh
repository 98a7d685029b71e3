#!/bin/bash
# Guess, before the run: an HTML reply leaves out an element of the class moz-signature, which Thunderbird itself gives a signature.
# Seen: Thunderbird 153.8 quotes it. A reply in plain text leaves out what stands below the text part's '-- '.
set -e
{ command -v thunderbird && command -v Xvfb; } > /dev/null || apt-get install -y -qq --no-install-recommends thunderbird xvfb > /dev/null
dpkg-query -W thunderbird
folder=$(mktemp -d); export HOME=$folder MAIL_PORT=${MAIL_PORT:-5291}
Xvfb -displayfd 3 -screen 0 1000x700x24 3> "$folder/display" 2> /dev/null & server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until [ -s "$folder/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$folder/display"); export DISPLAY
python3 - "$folder" <<'P'
import json, os, signal, socket, subprocess, sys, time
folder, port = sys.argv[1], int(os.environ['MAIL_PORT'])
MAIL = '''From a@example.com Sat Nov 28 10:00:00 2026
From: Ada <a@example.com>
To: b@example.com
Subject: Hello
Date: Sat, 28 Nov 2026 10:00:00 +0000
Message-ID: <1@example.com>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="x"

--x
Content-Type: text/plain; charset=utf-8

the message
-- 
internal
--x
Content-Type: text/html; charset=utf-8

<p>the message</p><div class="moz-signature">-- <br>internal</div>
--x--

'''
# What the reply quotes. Marionette drives the program from outside.
def quoted(name, more):
    profile = f'{folder}/{name}'; mail = f'{profile}/Mail/box'; os.makedirs(mail)
    open(f'{mail}/Inbox', 'w').write(MAIL)
    server, identity = 'mail.server.server1.', 'mail.identity.id1.'
    prefs = {'mail.accountmanager.accounts': 'account1', 'mail.account.account1.server': 'server1',
        'mail.account.account1.identities': 'id1', server + 'type': 'pop3', server + 'hostname': '127.0.0.1', server + 'userName': 'b',
        server + 'directory': mail, server + 'login_at_startup': False, server + 'check_new_mail': False,
        identity + 'useremail': 'b@example.com', identity + 'valid': True, 'mail.provider.suppress_dialog_on_startup': True,
        'mail.shell.checkDefaultClient': False, 'mailnews.start_page.enabled': False, 'marionette.port': port} | more
    with open(f'{profile}/user.js', 'w') as f:
        f.writelines(f'user_pref({json.dumps(k)}, {json.dumps(v)});\n' for k, v in prefs.items())
    program = subprocess.Popen(['thunderbird', '--profile', profile, '--no-remote', '--marionette', '--remote-allow-system-access'],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        for _ in range(600):
            try: s = socket.create_connection(('127.0.0.1', port)); break
            except OSError: time.sleep(0.1)
        stream = s.makefile('rb')
        def answer():
            digits = b''
            while (byte := stream.read(1)) != b':': digits += byte
            return json.loads(stream.read(int(digits)))
        def call(command, **arguments):
            text = json.dumps([0, 1, command, arguments]).encode()
            s.sendall(f'{len(text)}:'.encode() + text)
            _, _, error, result = answer()
            if error: raise SystemExit(error)
            return result
        answer()
        call('WebDriver:NewSession', capabilities={'alwaysMatch': {}})
        call('WebDriver:SetTimeouts', script=90_000)
        call('Marionette:SetContext', value='chrome')
        return call('WebDriver:ExecuteAsyncScript', args=[], script='''
const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
const until = async (found) => { for (;;) { try { const value = found(); if (value) return value; } catch {} await new Promise((r) => setTimeout(r, 100)); } };
(async () => {
  const pane = await until(() => Services.wm.getMostRecentWindow('mail:3pane').document.getElementById('tabmail').currentAbout3Pane);
  const server = await until(() => MailServices.accounts.allServers.find(({ type }) => type === 'pop3'));
  pane.displayFolder(server.rootFolder.getChildNamed('Inbox').URI);
  await until(() => pane.gDBView.rowCount === 1);
  pane.threadTree.selectedIndex = 0;
  await until(() => pane.messageBrowser.contentWindow.getMessagePaneBrowser().contentDocument.body.innerText.includes('the message'));
  pane.commandController.doCommand('cmd_reply');
  const reply = await until(() => Services.wm.getMostRecentWindow('msgcompose'));
  return until(() => { const text = reply.document.getElementById('messageEditor').contentDocument.body.innerText; return text.includes('the message') && text; });
})().then(arguments[arguments.length - 1]);''')['value']
    finally:
        os.killpg(program.pid, signal.SIGKILL); program.wait()
html = quoted('html', {})
plain = quoted('plain', {'mailnews.display.prefer_plaintext': True, 'mail.identity.id1.compose_html': False})
print('HTML:', html.split()); print('Plain text:', plain.split())
sys.exit(not ('internal' in html and 'internal' not in plain))
P
