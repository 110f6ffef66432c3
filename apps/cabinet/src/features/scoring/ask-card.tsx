import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import {
  askRating,
  getCreditRating,
  readScoring,
  type Scoring,
  sendScoringCode,
} from '@novosel/contract/scoring/endpoints.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Text, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { ConsentLink } from '../../shared/consents/consent-link.tsx';
import { SignConsent } from '../../shared/consents/sign-consent.tsx';
import styles from './scoring.module.css';

const ProfileLink = ({ children }: { children?: string }) => <Link href={path('profile')}>{children}</Link>;

/**
 * Requests a credit rating, the first or a newer one. The person signs the consent by a one-time code first,
 * unless one is in force.
 */
export const AskCard = ({ scoring }: { scoring: Scoring }) => {
  const t = useText();
  const locale = useLocale();
  const stale = [readScoring, getCreditRating, listConsents];
  const ask = useCall(askRating, { invalidates: stale, afterRefusal: stale });
  const { state, consentUntil, mayAskAt, now } = scoring;
  const first = state === 'none';
  const later = mayAskAt && t('scoring.later', { when: formatDayTime(mayAskAt, { now, locale }) });
  const signs = !consentUntil && !later;
  const button = {
    label: t('scoring.ask', { first: String(first) }),
    variant: first ? 'primary' : 'secondary',
  } as const;
  return (
    <Card
      title={t('scoring.ask.title', { state })}
      end={!later && <Pill tone="neutral">{t('scoring.wish')}</Pill>}
    >
      <p className={styles.words}>{t('scoring.ask.note', { state })}</p>
      {signs ? (
        <SignConsent
          endpoint={sendScoringCode}
          stale={stale}
          act={ask}
          onSign={(code) => ask.mutate({ body: { agree: true, code } })}
          unread={t('scoring.unread')}
          {...button}
        >
          <Text id="scoring.agree" components={{ link: <ConsentLink kind="scoring" /> }} />
        </SignConsent>
      ) : (
        <>
          <div className={styles.act}>
            <Button
              variant={button.variant}
              busy={ask.isPending}
              disabledReason={later}
              onClick={() => ask.mutate({ body: { agree: true } })}
            >
              {button.label}
            </Button>
          </div>
          <ErrorAlert errors={ask.error ? errorWords(ask.error, t('network')) : []} />
        </>
      )}
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
