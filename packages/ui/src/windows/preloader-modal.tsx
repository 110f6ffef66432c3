import { useEffect, useState } from 'react';
import { Spinner } from '../status/spinner.tsx';
import { useText } from '../text/i18n.tsx';
import { Modal } from './modal.tsx';
import styles from './preloader-modal.module.css';

/** In ms: the window stays this long after the wait has ended, so that it never only flashes (S9-04). */
const closingDelay = 500;

interface PreloaderModalProps {
  open: boolean;
  title?: string | undefined;
  /** What is being done and how long it takes. */
  note?: string | undefined;
}

/** A window while the person waits for somebody else: the bank, the signature operator. */
export const PreloaderModal = ({ open, title, note }: PreloaderModalProps) => {
  const t = useText();
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setShown(false), closingDelay);
    return () => clearTimeout(timer);
  }, [open]);
  const words = title ?? t('ui.wait');
  return (
    <Modal open={shown} title={words} hideTitle busy>
      <div className={styles.row} role="status">
        <Spinner />
        <div>
          <b className="title-s">{words}</b>
          {note && <p className="small muted">{note}</p>}
        </div>
      </div>
    </Modal>
  );
};
