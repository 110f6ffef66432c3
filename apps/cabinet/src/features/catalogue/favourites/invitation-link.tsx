import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import styles from './favourites.module.css';

interface InvitationLinkProps {
  link: string;
  /** When the link expires, ISO 8601. */
  until: string;
}

/** The link that was just made: it is shown once. */
export const InvitationLink = ({ link, until }: InvitationLinkProps) => {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      void toast({ tone: 'good', title: t('catalogue.share.copied') });
    } catch {
      // The page may not write to the clipboard: the link is in its field.
      void toast({ tone: 'info', title: t('catalogue.share.copy.self') });
    }
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t('catalogue.share.link')}
        hint={t('catalogue.share.link.note', { date: formatDate(until) })}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        {t('catalogue.share.copy')}
      </Button>
    </div>
  );
};
