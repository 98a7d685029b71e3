import { type Stage, stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor, type PackageId } from '../../domain/package-ids.ts';
import { type MenuPackage, menuPackage } from './menu.ts';

/** A stop of the hero with the package that answers it, as the menu prints that package. */
export type StageAnswer = Stage & { answer: MenuPackage; ask: string };

export const stageAnswers: StageAnswer[] = stages.map((stage) => ({
  ...stage,
  answer: menuPackage(stage.package),
  ask: links.contactAbout(contactChoiceFor(stage.package)),
}));

/** The classes of what a page shows only to a visitor at a stage that this package is for. */
export function stageClasses(id: PackageId): string {
  return ['for-stage', ...stages.filter((stage) => stage.package === id).map((stage) => `for-${stage.id}`)].join(' ');
}
