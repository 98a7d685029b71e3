import { type Stage, stages } from '../content/stages.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor, type PackageId } from '../domain/package-ids.ts';
import { type MenuPackage, menuPackage } from './menu.ts';

/** A stage with the package that fits it. */
export type StageAnswer = Stage & { answer: MenuPackage; ask: string };

export const stageAnswers: StageAnswer[] = stages.map((stage) => ({
  ...stage,
  answer: menuPackage(stage.package),
  ask: links.contactAbout(contactChoiceFor(stage.package)),
}));

/** Each stage's label, and the page of its package. */
export const stagePages: Record<string, { label: string; page: string }> = Object.fromEntries(
  stageAnswers.map(({ id, label, answer }) => [id, { label, page: answer.href }]),
);

/** Classes for content shown only to visitors at one of this package's stages. */
export function stageClasses(id: PackageId): string {
  return ['for-stage', ...stages.filter((stage) => stage.package === id).map((stage) => `for-${stage.id}`)].join(' ');
}
