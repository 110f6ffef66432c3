import { late } from '@novosel/ui/status/late.tsx';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { setFlag, useFlag } from '../../shared/page/flags.ts';

const Popup = late(async () => (await import('@novosel/ui/windows/popup.tsx')).Popup);

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
  /** Brings the code of a late content, together with the popup's own. */
  inside?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A popup whose code comes when a pointer or the focus nears its button; lost, it stays closed until it is
 * pressed again. A route change closes it (S4.6-03, S4.6-05).
 */
export const LazyPopup = (props: LazyPopupProps) => {
  const { trigger, label, size, onOpen, menu = false, inside, children } = props;
  const { key } = useLocation();
  const menuOpen = useFlag('menu');
  const [open, setOpen] = useState(false);
  const [here, setHere] = useState(false);
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
  const bring = () => Promise.all([Popup.bring(), inside?.()]);
  const ahead = () => void bring().catch(() => undefined);
  const first = cloneElement(trigger, {
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => {
      change(true);
      void bring().then(
        () => setHere(true),
        () => change(false),
      );
    },
  });
  if (!here) return first;
  return (
    <Popup
      trigger={trigger}
      label={label}
      size={size}
      open={open && (menuOpen || !menu)}
      onOpenChange={change}
    >
      {children}
    </Popup>
  );
};
