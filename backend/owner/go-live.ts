// `npm run go-live`: what is left to do before visitors come, judged by the values of content and settings, each with its
// remedy. Fails until nothing is left. Also says how long messages are kept.
import { ownBillingTerms, ownSamples, type Sample, type SampleGroup } from '../../build/content-check/samples.ts';
import { people } from '../../content/proof.ts';
import { describeKeeping } from '../../domain/message-keeping.ts';
import { checkData, checkMail } from './setup/check-server.ts';
import {
  checkBooking,
  checkProof,
  checkProxy,
  checkPublicAddress,
  checkReceiver,
  isElsewhere,
  readSetup,
} from './setup/check-site.ts';
import { type Finding, isAnyWrong } from './setup/finding.ts';

const WIDTH = 110;

const { server, site, findings } = readSetup(process.env, '.env');
findings.push(checkProof(people, await ownBillingTerms()), ...(await checkBooking()));
if (site) findings.push(checkPublicAddress(site));
if (site) findings.push(...(await checkReceiver(site)));
if (server && !(site && isElsewhere(site, server)))
  findings.push(...(await checkMail(server, false)), checkProxy(server), ...(await checkData(server)));
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
    ...groups.flatMap(({ title, remedy, samples }) => [`${title}: ${remedy}.`, ...fillLines(samples)]),
    ...(wrong.length > 0 ? ['Settings:'] : []),
    ...wrong.flatMap(({ what, remedy }) => [`  - ${what}`, `    ${remedy}`]),
  ].join('\n');
}

function fillLines(samples: readonly Sample[]): string[] {
  const lines: string[] = [];
  for (const [file, inFile] of Map.groupBy(samples, (sample) => sample.file)) {
    let line = '';
    for (const { what } of inFile) {
      const longer = line === '' ? `  - ${file}: ${what}` : `${line}; ${what}`;
      if (line !== '' && longer.length > WIDTH) {
        lines.push(line);
        line = `  - ${file}: ${what}`;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
