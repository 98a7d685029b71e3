import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { isSampleStory } from '../../catalogue/shipped-samples.ts';
import { caseStudyPage } from '../../content/en/case-study-page.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { caseStudies } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import { MENU } from './routes.ts';
import { expect, STILL, test } from './site.ts';

test.use(STILL);

test('shows the package a case study began with and whether it is a sample, and ends with that package', async ({
  page,
}) => {
  const [story] = caseStudies;
  if (!story) return test.skip(true, 'no story has a page');
  const { quote, caseStudy } = story;
  const name = MENU.find(({ id }) => id === caseStudy.beganWith)?.name ?? '';
  await page.goto(links.caseStudy(caseStudy.id));
  const began = page.getByRole('definition').getByRole('link', { name });
  await expect(began).toHaveAttribute('href', links.package(caseStudy.beganWith));
  await expect(page.getByRole('figure')).toContainText(quote);
  await expect(page.getByText(caseStudyPage.sample.title)).toBeVisible({ visible: isSampleStory(story) });
  const order = page.getByRole('link', { name: new RegExp(`^${packagePageWords.order}`) });
  await expect(order).toHaveAttribute('href', links.checkout(caseStudy.beganWith));
  await page.getByRole('link', { name: new RegExp(`^${caseStudyPage.begin.ask}`) }).click();
  await expect(page.getByRole('combobox')).toContainText(contactChoiceLabel(contactChoiceFor(caseStudy.beganWith)));
});
