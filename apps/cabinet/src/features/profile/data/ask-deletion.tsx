import { errorWords } from '@novosel/client/calls/errors.ts';
import { queryKeyOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { askDeletion, type Deletion, getDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { blockers, deletionDays, goes, stays } from '@novosel/contract/privacy/held.ts';
import { type WordList, wordOf } from '@novosel/contract/texts/word-list.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStaleStep } from '../use-stale-step.ts';
import styles from './data.module.css';

interface AskDeletionProps {
  deletion: Deletion;
  onClose: () => void;
}

/**
 * What a deletion would remove, by the data that is really stored; then the request, which needs
 * re-authentication (promise 11), or the reason why it is not possible now.
 */
export const AskDeletion = ({ deletion, onClose }: AskDeletionProps) => {
  const t = useText();
  const locale = useLocale();
  const queries = useQueryClient();
  const hear = useStaleStep(getDeletion);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletion.blockers.length > 0) top.current?.focus();
  }, [deletion.blockers.length]);
  const ask = useCall(askDeletion, {
    onDone: (answer) => {
      queries.setQueryData(queryKeyOf(getDeletion), answer);
      // A person who takes the request back starts with a closed window.
      onClose();
    },
  });
  const blocked = deletion.blockers.length > 0;
  return (
    <div className="stack" ref={top} tabIndex={-1}>
      <Part title={t('data.delete.goes')} codes={deletion.goes} list={goes} />
      {deletion.stays.length > 0 && (
        <Part title={t('data.delete.stays')} codes={deletion.stays} list={stays} />
      )}
      <p>{t('data.delete.how', { days: deletionDays })}</p>
      {blocked ? (
        <>
          <Alert tone="warn" title={t('data.delete.blocked')}>
            {deletion.blockers.map((code) => (
              <p key={code}>{blockers[code][locale]}</p>
            ))}
          </Alert>
          <div>
            <Button variant="secondary" onClick={onClose}>
              {t('data.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <ErrorAlert errors={ask.error ? errorWords(ask.error, t('network')) : []} />
          <div className="row">
            <Button variant="danger" busy={ask.isPending} onClick={() => ask.mutate({}, { onError: hear })}>
              {t('data.delete.act')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('data.cancel')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

const Part = ({ title, codes, list }: { title: string; codes: readonly string[]; list: WordList }) => {
  const locale = useLocale();
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{wordOf(list, code, locale)}</li>
        ))}
      </ul>
    </section>
  );
};
