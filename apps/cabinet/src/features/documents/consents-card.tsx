import { addressOf } from '@novosel/client/calls/address.ts';
import { type Consent, downloadConsent } from '@novosel/contract/consents/endpoints.ts';
import { consentIsOver } from '@novosel/contract/consents/term.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldOff from 'lucide-react/icons/shield-off';

interface ConsentsCardProps {
  consents: readonly Consent[];
  now: string;
}

/** The reader's consents, each with the exact text that he agreed to; he withdraws them in the profile. */
export const ConsentsCard = ({ consents, now }: ConsentsCardProps) => {
  const t = useText();
  const locale = useLocale();
  const day = (when: string) => formatDay(when, { now, locale });
  return (
    <Card
      title={t('documents.consents')}
      end={<LinkButton href={path('profile')}>{t('documents.consents.manage')}</LinkButton>}
    >
      <p className="small muted">{t('documents.consents.note')}</p>
      <List label={t('documents.consents')}>
        {[...consents]
          .sort((one, other) => other.givenAt.localeCompare(one.givenAt))
          .map(({ kind, sha256, title, version, givenAt, withdrawnAt }) => {
            const over = consentIsOver(kind, givenAt, new Date(now));
            const state = withdrawnAt ? 'withdrawn' : over ? 'over' : 'force';
            return (
              <ListRow
                key={`${sha256} ${givenAt}`}
                icon={state === 'force' ? ShieldCheck : ShieldOff}
                title={title}
                note={t('documents.consent.note', {
                  version,
                  given: day(givenAt),
                  state,
                  withdrawn: withdrawnAt ? day(withdrawnAt) : '',
                })}
                href={addressOf(downloadConsent, { params: { text: sha256 } })}
                download={`${title}, ${version}.txt`}
                end={
                  <Pill tone={state === 'force' ? 'good' : 'neutral'}>
                    {t('documents.consent.state', { state })}
                  </Pill>
                }
              />
            );
          })}
      </List>
    </Card>
  );
};
