export const LOGO_NAMES = [
  'papierboot',
  'ostwind',
  'halden',
  'brightkiln',
  'mittag',
  'quarry',
  'fernweh',
  'lotse',
  'kornblume',
] as const;
export type LogoName = (typeof LOGO_NAMES)[number];

export type Logo = { id: LogoName; name: string; isSample: boolean };

/** Companies of 'Trusted by successful founders'. All invented, to be replaced by the owner's own. */
export const logos: Logo[] = [
  { id: 'papierboot', name: 'Papierboot', isSample: true },
  { id: 'ostwind', name: 'Ostwind', isSample: true },
  { id: 'halden', name: 'Halden', isSample: true },
  { id: 'brightkiln', name: 'Brightkiln', isSample: true },
  { id: 'mittag', name: 'Mittag', isSample: true },
  { id: 'quarry', name: 'Quarry', isSample: true },
  { id: 'fernweh', name: 'Fernweh', isSample: true },
  { id: 'lotse', name: 'Lotse', isSample: true },
  { id: 'kornblume', name: 'Kornblume', isSample: true },
];
