import { describe, expect, it } from 'vitest';
import { assertContent, content } from './content.ts';
import { type Content, findContentProblems } from './validate.ts';

type Entry = Record<string, unknown>;

/** The shipped content with one entry of one list changed. */
function contentWith(name: keyof Content, index: number, change: (entry: Entry) => void): Content {
  const copy = structuredClone(content) as unknown as Record<string, Entry[]>;
  change(copy[name]?.[index] as Entry);
  return copy as unknown as Content;
}

function contentWithList(name: keyof Content, change: (list: Entry[]) => void): Content {
  const copy = structuredClone(content) as unknown as Record<string, Entry[]>;
  change(copy[name] as Entry[]);
  return copy as unknown as Content;
}

describe('the shipped content', () => {
  it('has no problems', () => {
    expect(findContentProblems(content)).toEqual([]);
    expect(() => assertContent()).not.toThrow();
  });
});

describe('content that is not right', () => {
  it('is named with file, entry and field when a field is missing', () => {
    const problems = findContentProblems(contentWith('packages', 1, (entry) => delete entry['outcome']));
    expect(problems).toEqual(["packages: 'get-started' has no field 'outcome'."]);
  });

  it('is named when a field is empty or of a wrong kind', () => {
    expect(findContentProblems(contentWith('stories', 0, (entry) => (entry['quote'] = '')))).toEqual([
      `stories: 'Amara Osei' has "" as 'quote', which is not allowed there.`,
    ]);
    expect(findContentProblems(contentWith('packages', 0, (entry) => (entry['isPopular'] = 'no')))).toEqual([
      `packages: 'kickoff' has "no" as 'isPopular', which is not allowed there.`,
    ]);
  });

  it.each([0, -1, 299.5, '299€'])('is named when a price is %j instead of cents', (amount) => {
    const problems = findContentProblems(contentWith('packages', 0, (entry) => (entry['price'] = { amount })));
    expect(problems[0]).toMatch(/^packages: 'kickoff' has .+ as 'price\.amount', which is not allowed there\.$/);
  });

  it('is named when an id is wrong, and the id that is missing with it', () => {
    const problems = findContentProblems(contentWith('checkout', 0, (entry) => (entry['id'] = 'kick-off')));
    expect(problems).toEqual([
      `checkout: 'kick-off' has "kick-off" as 'id', which is not allowed there.`,
      "checkout: 'kickoff' is missing.",
    ]);
  });

  it.each(['packages', 'teams', 'checkout', 'package-pages'] as const)(
    'is named when an entry of %s is missing',
    (name) => {
      const id = (content[name][0] as { id: string }).id;
      expect(findContentProblems(contentWithList(name, (list) => list.shift()))).toEqual([
        `${name}: '${id}' is missing.`,
      ]);
    },
  );

  it('is named when an entry, and with it its price, stands twice', () => {
    const problems = findContentProblems(contentWithList('teams', (list) => list.push({ ...(list[0] as Entry) })));
    expect(problems).toEqual(["teams: 'get-going' stands twice, and with it its price."]);
  });

  it.each(['Only 299€', '€299 once', '299 EUR'])('is named when the text %j writes a price a second time', (text) => {
    const problems = findContentProblems(contentWith('checkout', 2, (entry) => (entry['nextSteps'] = text)));
    expect(problems).toEqual([`checkout: get-momentum.nextSteps writes a price a second time: "${text}".`]);
  });

  it('is named when a price hides deep inside an entry', () => {
    const problems = findContentProblems(
      contentWith('checkout', 0, (entry) => (entry['features'] = ['Call', 'Worth 500€'])),
    );
    expect(problems).toEqual(['checkout: kickoff.features.1 writes a price a second time: "Worth 500€".']);
  });

  it('is named when a field is unknown, such as a misspelt one', () => {
    const problems = findContentProblems(contentWith('packages', 0, (entry) => (entry['is0neTime'] = true)));
    expect(problems).toEqual(["packages: 'kickoff' has an unknown field."]);
  });

  it('is named when sections stand in another order, or one stands twice', () => {
    const reversed = contentWith('packages', 2, (entry) => (entry['sections'] as unknown[]).reverse());
    expect(findContentProblems(reversed)).toEqual([
      "packages: 'get-momentum' does not list its sections in the specified order.",
    ]);
    const twice = contentWith('packages', 0, (entry) => {
      const sections = entry['sections'] as unknown[];
      sections.push(sections.at(-1));
    });
    expect(findContentProblems(twice)).toHaveLength(1);
  });

  it('is named when a link does not begin with a slash', () => {
    const problems = findContentProblems(contentWith('packages', 0, (entry) => (entry['link'] = 'kickoff')));
    expect(problems).toEqual([`packages: 'kickoff' has "kickoff" as 'link', which is not allowed there.`]);
  });

  it('is named when a timeline has three steps', () => {
    const problems = findContentProblems(
      contentWith('package-pages', 0, (entry) => (entry['timeline'] as unknown[]).pop()),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^package-pages: 'kickoff' has .+ as 'timeline', which is not allowed there\.$/);
  });

  it('is named in full: one problem does not hide another', () => {
    const copy = contentWith('packages', 0, (entry) => {
      delete entry['cta'];
      entry['highlightColor'] = 'pink';
    });
    expect(findContentProblems(copy)).toEqual([
      `packages: 'kickoff' has no field 'cta'.`,
      `packages: 'kickoff' has "pink" as 'highlightColor', which is not allowed there.`,
    ]);
  });
});
