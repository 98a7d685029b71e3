import { type Stage, stages } from '../content/stages.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor, type PackageId } from '../domain/package-ids.ts';
import { type MenuPackage, menuPackage } from './menu.ts';

export type StageAnswer = Stage & { answer: MenuPackage; ask: string };

export const stageAnswers: StageAnswer[] = stages.map((stage) => ({
  ...stage,
  answer: menuPackage(stage.package),
  ask: links.contactAbout(contactChoiceFor(stage.package)),
}));

export const stagePages: Record<string, { label: string; page: string }> = Object.fromEntries(
  stageAnswers.map(({ id, label, answer }) => [id, { label, page: answer.href }]),
);

export function stageClasses(id: PackageId): string {
  return ['for-stage', ...stages.filter((stage) => stage.package === id).map((stage) => `for-${stage.id}`)].join(' ');
}
