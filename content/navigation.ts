import { links } from '../domain/links.ts';
import { z } from '../domain/zod.ts';
import { linkWords } from './en/navigation.ts';
import { addressId, text } from './shapes.ts';
import { withWords } from './with-words.ts';

/** Where a link can be: `choice` is below the packages in panel and menu, `legal` at the end of every footer. */
const PLACES = ['header', 'menu', 'choice', 'footer', 'legal'] as const;
export type NavigationPlace = (typeof PLACES)[number];

export const navigationLinkSchema = z.strictObject({
  id: addressId,
  label: text,
  /** A page or a part of one, such as `/about` or `/#packages`; or another site, `https://…`. */
  to: text,
  in: z.array(z.enum(PLACES)).check(z.minLength(1)),
});
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** The links of header, menu and footer, in order. In header and menu, `packages` opens or lists the packages. */
export const navigationLinks = withWords(
  [
    { id: 'what-we-do', to: links.whatWeDo, in: ['header', 'menu', 'footer'] },
    { id: 'packages', to: links.packages, in: ['header', 'menu'] },
    { id: 'case-studies', to: links.caseStudies, in: ['header', 'menu', 'footer'] },
    { id: 'compare', to: links.compare, in: ['choice', 'footer'] },
    { id: 'find', to: links.find, in: ['choice', 'footer'] },
    { id: 'imprint', to: links.imprint, in: ['legal'] },
    { id: 'privacy', to: links.privacy, in: ['legal'] },
    { id: 'terms', to: links.terms, in: ['legal'] },
    { id: 'accessibility', to: links.accessibility, in: ['legal'] },
  ],
  linkWords,
) satisfies readonly NavigationLink[];
