import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import type { LoadedUser } from '../../shared/account/load-user.ts';
import { AcceptCode } from './accept-code.tsx';
import styles from './completion.module.css';
import { GetCode } from './get-code.tsx';
import { useCompletion } from './use-completion.ts';

interface CompletionProps {
  user: LoadedUser;
  /** Called when the status has changed: loads the cabinet. */
  onDone: () => Promise<unknown>;
}

/**
 * Replaces every page while the person's status is 5 (S4.3-01, S2.7-03…06): a window that only the code or
 * signing out closes. The page behind it is empty, because the server gives no data either (promise 23).
 */
export const Completion = ({ user, onDone }: CompletionProps) => {
  const t = useText();
  const completion = useCompletion(user.id, onDone);
  const { sent } = completion;
  return (
    <>
      <h1 className="title-l">{t('completion.behind')}</h1>
      <Modal open size="registration" title={t('completion.title')} busy={completion.busy}>
        {sent ? (
          <AcceptCode completion={completion} sent={sent} />
        ) : (
          <GetCode completion={completion} user={user} />
        )}
        <p className={styles.leave}>
          {sent && <LinkButton onClick={completion.back}>{t('completion.back')}</LinkButton>}
          <LinkButton href={path('logout')}>{t('completion.leave')}</LinkButton>
        </p>
      </Modal>
    </>
  );
};
