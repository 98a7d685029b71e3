import { Menu } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigation } from '../../content/navigation.ts';
import { MobileMenu as NativeMenu } from '../../src/layouts/mobile-menu.tsx';

// Stands in the peers for `src/layouts/mobile-menu.tsx`: the same menu, opened as the dialog of a component kit is. A state
// says whether it is open, and only then is it rendered, into a portal.

const State = createContext<{ open: boolean; setOpen: (open: boolean) => void }>({ open: false, setOpen: () => {} });

/** Around everything that has the menu's button or the menu in it. */
export function MenuState({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return <State value={{ open, setOpen }}>{children}</State>;
}

export function MobileMenuButton() {
  const { open, setOpen } = use(State);
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-violet-wash lg:hidden"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    >
      <Menu className="size-6" aria-hidden="true" />
      <span className="sr-only">{navigation.openMenu}</span>
    </button>
  );
}

type Props = ComponentProps<typeof NativeMenu>;

export function MobileMenu(props: Props) {
  const { open, setOpen } = use(State);
  return open && createPortal(<OpenMenu {...props} onClosed={() => setOpen(false)} />, document.body);
}

function OpenMenu({ onClosed, ...props }: Props & { onClosed: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, when it is there.
  useLayoutEffect(() => {
    const menu = document.querySelector<HTMLElement>('.mobile-menu');
    menu?.showPopover();
    menu?.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') onClosed();
    });
  }, []);
  return <NativeMenu {...props} />;
}
