import { useCall } from '@novosel/client/queries/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { getMortgage, sendMortgageCode, signMortgageConsent } from '@novosel/contract/mortgage/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Text, useText } from '@novosel/ui/text/i18n.tsx';
import { ConsentLink } from '../../shared/consents/consent-link.tsx';
import { SignConsent } from '../../shared/consents/sign-consent.tsx';

const ProfileLink = ({ children }: { children?: string }) => <Link href={path('profile')}>{children}</Link>;

interface ConsentCardProps {
  signed: boolean;
  /** Whether the deal waits for the consent; else the person may give it in advance. */
  due: boolean;
}

/** The consent for the banks, signed by a one-time code. */
export const ConsentCard = ({ signed, due }: ConsentCardProps) => {
  const t = useText();
  const stale = [getMortgage, listConsents];
  const sign = useCall(signMortgageConsent, { invalidates: stale, afterRefusal: stale });
  const pill = signed ? (
    <Pill tone="good">{t('mortgage.signed')}</Pill>
  ) : (
    <Pill tone={due ? 'turn' : 'neutral'}>{t(due ? 'mortgage.turn' : 'mortgage.wish')}</Pill>
  );
  return (
    <Card title={t('mortgage.consent')} end={pill}>
      {signed ? (
        <p>
          <Text
            id="mortgage.consent.signed"
            components={{ text: <ConsentLink kind="mortgage" />, profile: <ProfileLink /> }}
          />
        </p>
      ) : (
        <>
          <p className="gap-b">{t('mortgage.consent.note')}</p>
          <SignConsent
            endpoint={sendMortgageCode}
            stale={stale}
            act={sign}
            onSign={(code) => sign.mutate({ body: { agree: true, code } })}
            label={t('mortgage.sign')}
            unread={t('mortgage.unread')}
          >
            <Text id="mortgage.agree" components={{ link: <ConsentLink kind="mortgage" /> }} />
          </SignConsent>
        </>
      )}
    </Card>
  );
};
