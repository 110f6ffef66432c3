import { Button } from '@novosel/ui/actions/button.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import styles from './sites.module.css';

/** The answer to a registration or to a new secret. */
export interface ToldSecret {
  readonly clientId: string;
  readonly secret: string | null;
}

/** Shows the secret once: the server stores only its hash. */
export const SecretDialog = ({ told, onClose }: { told: ToldSecret; onClose: () => void }) => {
  const t = useText();
  const secret = told.secret ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      void toast({ tone: 'good', title: t('sites.secret.copied') });
    } catch {
      // The page may not write to the clipboard: the secret is in its field.
      void toast({ tone: 'info', title: t('sites.secret.copy.self') });
    }
  };
  return (
    <Modal
      open
      title={t('sites.secret.title')}
      note={t('sites.secret.note')}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('sites.secret.copy')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('sites.secret.done')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('sites.clientId')}
          readOnly
          value={told.clientId}
          onFocus={(event) => event.target.select()}
        />
        <TextField
          label={t('sites.secret')}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Modal>
  );
};
