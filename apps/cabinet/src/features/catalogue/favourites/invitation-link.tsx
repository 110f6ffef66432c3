import { formatDate } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import styles from './favourites.module.css';

interface InvitationLinkProps {
  link: string;
  /** ISO moment when it opens nothing any more. */
  until: string;
}

/** The link that was made just now: it is shown once. */
export const InvitationLink = ({ link, until }: InvitationLinkProps) => {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      void toast({ tone: 'good', title: t('catalogue.share.copied') });
    } catch {
      // No right to the clipboard: the link stands in its field.
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
