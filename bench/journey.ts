// `npm run bench:journey`: measures the waits from the home page through a checkout on a slow phone. `SITE_DIR=folder`
// measures another build.

import { serveSite } from '../testing/site-server.ts';
import { SLOW_PHONE } from '../testing/slow-phone.ts';
import { draw } from './chart.ts';
import { type Journey, measureJourney } from './measure-journey.ts';
import { PHONE } from './phone.ts';
import { publish } from './report.ts';
import { median, table } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);

const server = await serveSite();
const journeys: Journey[] = [];
for (let round = 0; round < ROUNDS; round += 1) journeys.push(await measureJourney(server.url));
await server.stop();

const names = Object.keys(journeys[0] ?? {}) as (keyof Journey)[];
const head = ['What', 'Median'];
const rows = names.map((name) => [name, median(journeys.map((journey) => journey[name])).toFixed(0)]);
publish(
  'journey',
  'From home to the confirmation on a slow phone',
  `${PHONE.viewport.width} × ${PHONE.viewport.height} px, ${SLOW_PHONE.latencyMs} ms a request, ${SLOW_PHONE.kilobytesPerSecond} KB/s, processor slowed ${SLOW_PHONE.cpuRate} times.
Medians of ${ROUNDS} rounds, in milliseconds but for the last two lines; each wait is from the tap to the first paint of what it leads to.

${draw('journey', 'From home to the confirmation on a slow phone', head, rows.slice(0, -2), 'Median')}

${table(head, rows)}`,
);
