// `npm run bench:journey`: builds, serves, and measures the way from the home page through a checkout on a slow phone. Prints
// medians and writes them to bench/results.

import { startProgress } from '../backend/progress.ts';
import { must } from '../build/run.ts';
import { serveSite } from '../testing/running-server.ts';
import { draw } from './chart.ts';
import { type Journey, measureJourney } from './measure-journey.ts';
import { SLOW_PHONE_TEXT } from './phone.ts';
import { publish } from './report.ts';
import { medians, table } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const TITLE = 'From home to the confirmation on a slow phone';
const HEAD = ['What', 'Median'];

await must('npm', ['run', '--silent', 'build']);
const server = await serveSite();
const journeys: Journey[] = [];
const progress = startProgress('Measuring journeys', { total: ROUNDS, unit: 'rounds' });
for (let round = 0; round < ROUNDS; round += 1) {
  journeys.push(await measureJourney(server.url));
  progress.update(round + 1);
}
progress.end();
await server.stop();

const rows = medians(journeys);
publish(
  'journey',
  TITLE,
  `${SLOW_PHONE_TEXT}.
Medians of ${ROUNDS} rounds, in milliseconds but for the last two lines; each wait is from the tap to the first paint of what it leads to.

${draw('journey', TITLE, HEAD, rows.slice(0, -2), 'Median')}

${table(HEAD, rows)}`,
);
