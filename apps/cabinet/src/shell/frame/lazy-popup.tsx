import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const load = () => import('@novosel/ui/popup.tsx');
const Popup = lazy(async () => ({ default: (await load()).Popup }));
const ahead = () => void load().catch(() => undefined);

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
  children: ReactNode;
}

/** A popup whose code comes when a pointer or the focus nears its button. A route change closes it (S4.6-03, S4.6-05). */
export const LazyPopup = ({ trigger, label, size, onOpen, children }: LazyPopupProps) => {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the place is the event
  useEffect(() => setOpen(false), [key]);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) onOpen?.();
  };
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
      <Popup trigger={trigger} label={label} size={size} open={open} onOpenChange={change}>
        {children}
      </Popup>
    </Suspense>
  );
};
