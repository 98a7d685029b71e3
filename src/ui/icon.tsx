import { icons } from 'lucide-react';
import { ICONS, type IconName } from '../../content/icon-names.ts';

/**
 * An icon by its name in content. Decorative: the text is beside it. Only for static HTML: an island that used it would load
 * every icon there is.
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const Drawing = icons[ICONS[name]];
  return <Drawing className={className} strokeWidth={1.75} aria-hidden="true" />;
}
