import { navigationLinks } from '../content/navigation.ts';

/** The label of a link of header, menu or footer. */
export function navigationLabel(id: (typeof navigationLinks)[number]['id']): string {
  return navigationLinks.find((link) => link.id === id)?.label ?? '';
}
