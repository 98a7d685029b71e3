// `npm run go-live`: lists every sample that is still in the content, and fails until there is none.
import { sampleFacts } from './company.ts';
import { logos } from './logos.ts';
import { stories } from './stories.ts';

const samples = [
  ...sampleFacts.map((fact) => `content/company.ts: ${fact}`),
  ...logos.filter((logo) => logo.isSample).map((logo) => `content/logos.ts: ${logo.name}`),
  ...stories.filter((story) => story.isSample).map((story) => `content/stories.ts: ${story.name}, ${story.company}`),
];

if (samples.length === 0) {
  console.log('Every fact is real: the site is ready to go live.');
} else {
  console.error(`${samples.length} samples are still in place:\n- ${samples.join('\n- ')}`);
  process.exitCode = 1;
}
