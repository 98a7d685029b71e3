export const TIER_IDS = ['kickoff', 'get-started', 'get-momentum', 'get-scale'] as const;
export type TierId = (typeof TIER_IDS)[number];

/** Packages with a page, in order. Each id is also the page's path. */
export const PACKAGE_IDS = [...TIER_IDS, 'long-term-teams'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

/** Team sizes. Each is ordered as `long-term-{id}`. */
export const TEAM_IDS = ['get-going', 'some-more', 'dedicated', 'basic-team', 'custom'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

export const CHECKOUT_IDS = [...PACKAGE_IDS, ...TEAM_IDS.map(teamCheckoutId)] as const;
export type CheckoutId = (typeof CHECKOUT_IDS)[number];

/** The values of the contact form's package choice. `long-term-team` is singular here, unlike the route. */
export const CONTACT_CHOICE_IDS = [...TIER_IDS, 'long-term-team', 'not-sure'] as const;
export type ContactChoiceId = (typeof CONTACT_CHOICE_IDS)[number];

/** A package's contact choice: the one place where `long-term-teams` becomes `long-term-team`. */
export function contactChoiceFor(id: PackageId): ContactChoiceId {
  return id === 'long-term-teams' ? 'long-term-team' : id;
}

/** The package whose page describes an orderable: a team size belongs to the long-term teams. */
export function packageOf(id: CheckoutId): PackageId {
  return PACKAGE_IDS.find((pack) => pack === id) ?? 'long-term-teams';
}

export function isCheckoutId(segment: string): segment is CheckoutId {
  return (CHECKOUT_IDS as readonly string[]).includes(segment);
}

export function teamCheckoutId<Id extends TeamId>(id: Id): `long-term-${Id}` {
  return `long-term-${id}`;
}
