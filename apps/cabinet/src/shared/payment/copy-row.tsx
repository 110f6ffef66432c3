import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import Copy from 'lucide-react/icons/copy';
import styles from './transfer-order.module.css';

interface CopyRowProps {
  label: string;
  value: string;
  /** The value as a form takes it, where it is formatted differently for reading. */
  copied: string;
}

/** One bank detail with a button that copies it, so that nobody mistypes it. */
export const CopyRow = ({ label, value, copied }: CopyRowProps) => {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      void toast({ title: t('transfer.copied', { label }), tone: 'good' });
    } catch {
      // The page may not write to the clipboard: the value is beside the button.
      void toast({ title: t('transfer.notCopied'), tone: 'bad' });
    }
  };
  return (
    <div className={styles.row}>
      <dt className="small muted">{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        <IconButton icon={Copy} label={t('transfer.copy', { label })} onClick={() => void copy()} />
      </dd>
    </div>
  );
};
