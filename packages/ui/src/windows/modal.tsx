import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../look/class-names.ts';
import { useText } from '../text/i18n.tsx';
import styles from './modal.module.css';

/**
 * In ms: a press beside the window closes it only after this time, so that the second half of a double press
 * does not (S9-09).
 */
const outsidePressAfter = 300;

export type ModalSize = 'xs' | 'sm' | 'md' | 'xl' | 'registration' | 'refresh' | 'loyalty';

interface ModalProps {
  open: boolean;
  /** Without it the person cannot close the window: registration, a wait. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean | undefined;
  note?: ReactNode | undefined;
  size?: ModalSize | undefined;
  /** Buttons at the bottom. */
  actions?: ReactNode | undefined;
  busy?: boolean | undefined;
  children?: ReactNode | undefined;
}

// A press beside a window that stays open must not take the focus out of it.
const keepFocus = (event: MouseEvent) => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/** A window over the page that keeps the focus inside; on a phone a sheet from below. */
export const Modal = (props: ModalProps) => {
  const { open, onClose, title, hideTitle, note, size = 'xs', actions, busy, children } = props;
  const t = useText();
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const change = (wanted: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (wanted) return;
    const tooSoon =
      details.reason === 'outside-press' && performance.now() - openedAt.current < outsidePressAfter;
    if (onClose && !tooSoon) onClose();
    else details.cancel();
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.viewport} onMouseDown={keepFocus}>
          <Dialog.Popup className={classNames(styles.window, styles[size])} aria-busy={busy || undefined}>
            <Dialog.Title className={hideTitle ? 'sr' : classNames('title-s', onClose && styles.title)}>
              {title}
            </Dialog.Title>
            {note && <Dialog.Description className={styles.note}>{note}</Dialog.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
            {onClose && (
              <Dialog.Close render={<IconButton icon={X} label={t('ui.close')} className={styles.close} />} />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
