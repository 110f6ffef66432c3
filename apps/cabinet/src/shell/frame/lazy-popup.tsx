import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { setFlag, useFlag } from '../flags.ts';

const load = () => import('@novosel/ui/popup.tsx');
const Popup = lazy(async () => ({ default: (await load()).Popup }));

interface TriggerProps {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

interface LazyPopupProps {
  trigger: ReactElement<TriggerProps>;
  label: string;
  size?: 'notifications' | 'user';
  onOpen?: () => void;
  /** It is a part of the menu, which the flag of S4.7-07 speaks of. */
  menu?: boolean;
  /** Brings the code of a lazy content, together with the popup's own. */
  inside?: () => Promise<unknown>;
  children: ReactNode;
}

/** A popup whose code comes when a pointer or the focus nears its button. A route change closes it (S4.6-03, S4.6-05). */
export const LazyPopup = (props: LazyPopupProps) => {
  const { trigger, label, size, onOpen, menu = false, inside, children } = props;
  const { key } = useLocation();
  const menuOpen = useFlag('menu');
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the place is the event
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    // Put away by its flag, it must not come back when another part of the menu opens.
    if (menu && !menuOpen) setOpen(false);
  }, [menu, menuOpen]);
  const change = (next: boolean) => {
    setOpen(next);
    if (menu) setFlag('menu', next);
    if (next) onOpen?.();
  };
  const ahead = () => void Promise.all([load(), inside?.()]).catch(() => undefined);
  const first = cloneElement(trigger, {
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => {
      setWanted(true);
      change(true);
    },
  });
  if (!wanted) return first;
  return (
    <Suspense fallback={first}>
      <Popup
        trigger={trigger}
        label={label}
        size={size}
        open={open && (menuOpen || !menu)}
        onOpenChange={change}
      >
        {children}
      </Popup>
    </Suspense>
  );
};
