// `npm run go-live`: what is left to do before visitors come, judged by the values of content and settings, each with its
// remedy. Fails until nothing is left. Also says how long messages are kept.
import { ownSamples } from '../catalogue/check/own-samples.ts';
import { describeKeeping } from '../domain/message-keeping.ts';
import { listLeft } from './list-left.ts';
import { checkHosted, isHosted } from './setup/check-hosted.ts';
import { checkMail } from './setup/check-mail.ts';
import { checkProof } from './setup/check-proof.ts';
import { checkProxy } from './setup/check-proxy.ts';
import { checkPublicAddress } from './setup/check-public-address.ts';
import { type Finding, isAnyWrong } from './setup/finding.ts';
import { readSetup } from './setup/read-setup.ts';

const { server, site, findings } = readSetup(process.env, '.env');
const settings: Finding[] = [
  ...findings,
  checkProof(),
  ...(site ? [checkPublicAddress(site)] : []),
  ...(site && isHosted(site)
    ? await checkHosted(site)
    : server
      ? [...(await checkMail(server, false)), checkProxy(server)]
      : []),
];
const samples = ownSamples();

if (samples.length === 0 && !isAnyWrong(settings))
  console.log('Every fact is real, and the settings are those of a public site: it is ready to go live.');
else {
  console.error(listLeft(samples, settings));
  process.exitCode = 1;
}
for (const finding of settings) {
  if (finding.level === 'advice')
    console.log(`Have you thought of this? ${finding.what.replace(/\.$/, '')}. ${finding.remedy}`);
}
console.log('Backups cannot be seen from here: docs/operations/backup.md says how to make them, and how to test them.');
if (server) console.log(`${describeKeeping(server.keptMonths)}.`);
