import { benefits } from './benefits.ts';
import { checkoutTexts } from './checkout.ts';
import { claims, stats } from './claims.ts';
import { logos } from './logos.ts';
import { packagePages } from './package-pages/package-pages.ts';
import { packages } from './packages.ts';
import { services } from './services.ts';
import { stories } from './stories.ts';
import { teams } from './teams.ts';
import { TECHNOLOGY_GROUPS, technologies } from './technology.ts';
import { type Content, findContentProblems } from './validate.ts';

/** Everything that the build checks, by the file that holds it. */
export const content: Content = {
  packages,
  teams,
  checkout: Object.entries(checkoutTexts).map(([id, texts]) => ({ id, ...texts })),
  'package-pages': Object.values(packagePages),
  services,
  benefits,
  stories,
  logos,
  claims,
  stats,
  technology: TECHNOLOGY_GROUPS.filter((id) => technologies[id]).map((id) => ({ id, technologies: technologies[id] })),
};

/** Stops the build with a sentence for each thing that is wrong with the content. */
export function assertContent(): void {
  const problems = findContentProblems(content);
  if (problems.length > 0) throw new Error(`The content is not right:\n- ${problems.join('\n- ')}`);
}
