import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './popup.module.css';

interface PopupProps {
  /** The button that opens it, usually an IconButton. */
  trigger: ReactElement;
  /** Accessible name of the popup. */
  label: string;
  /** `notifications` is 400 px wide, `user` 258. */
  size?: 'notifications' | 'user' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A small window at its button; a press outside or Escape closes it. On a phone a sheet from below. */
export const Popup = ({ trigger, label, size, open, onOpenChange, children }: PopupProps) => (
  <Popover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
    <Popover.Trigger render={trigger} />
    <Popover.Portal>
      <Popover.Backdrop className={styles.scrim} />
      <Popover.Positioner className={styles.positioner} align="end" sideOffset={8} collisionPadding={8}>
        <Popover.Popup className={classNames(styles.window, size && styles[size])} aria-label={label}>
          {children}
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);
