// `npm run go-live`: what is left to do before visitors come, judged by the values of content and settings, each with its
// remedy. Fails until nothing is left. Also says how long messages are kept.
import { ownBillingTerms, ownSamples, type SampleGroup } from '../../build/content-check/samples.ts';
import { people } from '../../content/proof.ts';
import { describeKeeping } from '../../domain/message-keeping.ts';
import { checkServer } from './setup/check-server.ts';
import { checkBooking, checkProof, checkPublicAddress, checkReceiver, readSetup } from './setup/check-site.ts';
import { type Finding, isAnyWrong } from './setup/finding.ts';

const setup = readSetup(process.env, '.env');
const { server, site, findings } = setup;
findings.push(checkProof(people, await ownBillingTerms()), ...(await checkBooking()));
if (site) findings.push(checkPublicAddress(site), ...(await checkReceiver(site)));
findings.push(...(await checkServer(setup, false)));
const samples = await ownSamples();

if (samples.length === 0 && !isAnyWrong(findings))
  console.log('Every fact is real, and the settings are those of a public site: it is ready to go live.');
else {
  console.error(listLeft(samples, findings));
  process.exitCode = 1;
}
for (const finding of findings) {
  if (finding.level === 'advice')
    console.log(`Have you thought of this? ${finding.what.replace(/\.$/, '')}. ${finding.remedy}`);
}
if (server) console.log(`${describeKeeping(server.keptMonths)}.`);

function listLeft(groups: readonly SampleGroup[], settings: readonly Finding[]): string {
  const wrong = settings.flatMap((finding) => (finding.level === 'wrong' ? [finding] : []));
  const count = groups.flatMap(({ samples }) => samples).length + wrong.length;
  return [
    count === 1 ? '1 thing is left to do:' : `${count} things are left to do:`,
    ...groups.flatMap(({ title, remedy, samples }) => [
      `${title}: ${remedy}.`,
      ...Array.from(
        Map.groupBy(samples, ({ file }) => file),
        ([file, inFile]) => `  - ${file}: ${inFile.map(({ what }) => what).join('; ')}`,
      ),
    ]),
    ...(wrong.length > 0 ? ['Settings:'] : []),
    ...wrong.flatMap(({ what, remedy }) => [`  - ${what}`, `    ${remedy}`]),
  ].join('\n');
}
