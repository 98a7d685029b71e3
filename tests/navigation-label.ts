import { navigationLinks } from '../content/navigation.ts';

export function navigationLabel(id: (typeof navigationLinks)[number]['id']): string {
  return navigationLinks.find((link) => link.id === id)?.label ?? '';
}
