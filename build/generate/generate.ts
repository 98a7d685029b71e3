// `npm run generate -- NAME`: writes files that are committed, because they change only with their sources: fonts, icons
// or migrations (of the hosted form).
import { readdirSync } from 'node:fs';

const [name] = process.argv.slice(2);
const names = readdirSync(import.meta.dirname).map((file) => file.replace(/\.ts$/, ''));
if (name === undefined || !names.includes(name) || name === 'generate')
  console.error(`Name one of: ${names.filter((one) => !/generate|\./.test(one)).join(', ')}.`);
else await import(`./${name}.ts`);
