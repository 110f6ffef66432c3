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
  /** Whether it is a part of the menu, whose flag is that of S4.7-07. */
  menu?: boolean;
  /** Loads the code of lazy content, together with the popup's own. */
  inside?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A popup whose code loads when a pointer or the focus comes near its button; if that fails, it stays closed
 * until the next press. A change of page closes it (S4.6-03, S4.6-05).
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
    // Closed by its flag, it must not reopen with another part of the menu.
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
