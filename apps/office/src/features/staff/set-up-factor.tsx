import { RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { type beginSetUp, finishSetUp } from '@novosel/contract/session/staff-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../../shared/panes/door-frame.module.css';
import { refusalWords } from '../../shared/words/refusal-words.ts';
import { FactorSecret } from './factor-secret.tsx';
import { FirstNumber } from './first-number.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';

/** Why the password is asked again. */
export type Anew = 'LINK_DEAD' | 'EMAIL_TAKEN';

interface SetUpFactorProps {
  token: string;
  begun: AnswerOf<typeof beginSetUp>['data'];
  onDone: (done: AnswerOf<typeof finishSetUp>['data']) => void;
  /**
   * Called when another page has begun with the same link, or somebody has taken the e-mail: the password is
   * asked again.
   */
  onAnew: (why: Anew) => void;
}

/** Adds the secret to the phone, and takes the first code back. */
export const SetUpFactor = ({ token, begun, onDone, onAnew }: SetUpFactorProps) => {
  const t = useText();
  const locale = useLocale();
  const finish = useCall(finishSetUp, { onDone: ({ data }) => onDone(data) });
  const send = (code: string) =>
    finish.mutate(
      { params: { token }, body: { ticket: begun.ticket, code } },
      {
        onError: (error) => {
          if (!(error instanceof RefusalError)) return;
          if (error.code === 'LINK_DEAD' || error.code === 'EMAIL_TAKEN') onAnew(error.code);
        },
      },
    );
  return (
    <>
      <FocusOnArrival>
        <h1 className="title-l">{t('staff.factor.title')}</h1>
        <p className={styles.note}>{t('staff.factor.note')}</p>
      </FocusOnArrival>
      <FactorSecret {...begun} />
      <FirstNumber
        error={finish.error ? refusalWords(finish.error, locale)[0] : undefined}
        busy={finish.isPending}
        onNumber={send}
        submit={t('staff.setUp.submit')}
      />
    </>
  );
};
