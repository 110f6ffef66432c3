import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useText } from '../text/i18n.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

const wide = () => window.matchMedia('(min-width: 768px)');

const subscribe = (hear: () => void) => {
  const query = wide();
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
};

/** A panel beside the page, which stays usable; on a phone a sheet over it, which keeps the focus inside. */
export const SidePanel = ({ open, onClose, title, note, children }: SidePanelProps) => {
  const t = useText();
  const beside = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  );
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      modal={!beside}
      disablePointerDismissal={beside}
    >
      <Dialog.Portal>
        {!beside && <Dialog.Backdrop className={styles.scrim} />}
        <Dialog.Popup className={styles.panel}>
          {/* No <header>: beside the page, not over it, it would be a second banner. */}
          <div className={styles.head}>
            <div className={styles.words}>
              <Dialog.Title className="title-xs">{title}</Dialog.Title>
              {note && <Dialog.Description className="small muted">{note}</Dialog.Description>}
            </div>
            <Dialog.Close render={<IconButton icon={X} label={t('ui.close')} />} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
