import { ICONS, type IconName } from '../../content/icon-names.ts';
import * as icons from './lucide/icons.tsx';

/** An icon by its name in content. Only for static HTML: an island that used it would load every icon. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: static HTML only.
  const Drawing = icons[ICONS[name]];
  return <Drawing className={className} strokeWidth={1.75} />;
}
