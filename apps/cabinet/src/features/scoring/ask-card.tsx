import { errorWords, RefusalError } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import {
  askRating,
  getCreditRating,
  readScoring,
  type Scoring,
} from '@novosel/contract/scoring/endpoints.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { Text, useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { Pill } from '@novosel/ui/pill.tsx';
import { useState } from 'react';
import { ConsentLink } from '../../consents/consent-link.tsx';
import { ConsentCode } from './consent-code.tsx';
import styles from './scoring.module.css';
import { useConsentCode } from './use-consent-code.ts';

const ProfileLink = ({ children }: { children?: string }) => <Link href={path('profile')}>{children}</Link>;

/** Refusals that belong to the code itself and stand at its field. */
const ofCode = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER'];

/** The buyer's turn: the first question, or a newer one; with the consent, signed by a code, unless it is in force. */
export const AskCard = ({ scoring }: { scoring: Scoring }) => {
  const t = useText();
  const locale = useLocale();
  const [agreed, setAgreed] = useState(false);
  const stale = [readScoring, getCreditRating, listConsents];
  const ask = useCall(askRating, { invalidates: stale, afterRefusal: stale });
  const code = useConsentCode();
  const { state, consentUntil, mayAskAt, now } = scoring;
  const first = state === 'none';
  const later = mayAskAt && t('scoring.later', { when: formatDayTime(mayAskAt, { now, locale }) });
  const signs = !consentUntil && !later;
  const unread = signs && !agreed ? t('scoring.unread') : null;
  const short = signs && code.sent && code.missing > 0 ? t('scoring.digits', { count: code.missing }) : null;
  const refusal = ask.error instanceof RefusalError ? ask.error : undefined;
  const words = ask.error ? errorWords(ask.error, t('network')) : [];
  const atField = refusal && ofCode.includes(refusal.code) ? words[0] : undefined;
  const again = () => {
    ask.reset();
    code.send();
  };
  return (
    <Card
      title={t('scoring.ask.title', { state })}
      end={
        !later && (
          <Pill tone={first ? 'turn' : 'neutral'}>{t('scoring.yourTurn', { first: String(first) })}</Pill>
        )
      }
    >
      <p className={styles.words}>{t('scoring.ask.note', { state })}</p>
      {signs && (
        <Checkbox value={agreed} onChange={setAgreed}>
          <Text id="scoring.agree" components={{ link: <ConsentLink kind="scoring" /> }} />
        </Checkbox>
      )}
      {signs && code.sent && <ConsentCode code={code} error={atField} onTyped={ask.reset} onSend={again} />}
      <div className={styles.act}>
        {signs && !code.sent ? (
          <Button
            variant={first ? 'primary' : 'secondary'}
            busy={code.busy}
            disabledReason={unread}
            onClick={code.send}
          >
            {t('scoring.getCode')}
          </Button>
        ) : (
          <Button
            variant={first ? 'primary' : 'secondary'}
            busy={ask.isPending}
            disabledReason={later ?? unread ?? short}
            onClick={() => ask.mutate({ body: { agree: true, ...(signs && { code: code.value }) } })}
          >
            {t('scoring.ask', { first: String(first) })}
          </Button>
        )}
      </div>
      <ErrorAlert errors={[...code.words, ...(atField ? [] : words)]} />
      {consentUntil && (
        <p className="small muted">
          <Text
            id="scoring.consentUntil"
            values={{ day: formatDay(consentUntil, { now, locale }) }}
            components={{ link: <ProfileLink /> }}
          />
        </p>
      )}
    </Card>
  );
};
