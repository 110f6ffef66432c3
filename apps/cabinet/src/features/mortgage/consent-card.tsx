import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { getMortgage, signMortgageConsent } from '@novosel/contract/mortgage/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { Button } from '@novosel/ui/button.tsx';
import { Card } from '@novosel/ui/card.tsx';
import { Checkbox } from '@novosel/ui/checkbox.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { Text, useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { Pill } from '@novosel/ui/pill.tsx';
import { useState } from 'react';
import { ConsentLink } from '../../consents/consent-link.tsx';

const ProfileLink = ({ children }: { children?: string }) => <Link href={path('profile')}>{children}</Link>;

/** The consent for the banks: the buyer's turn until it is signed. */
export const ConsentCard = ({ signed }: { signed: boolean }) => {
  const t = useText();
  const [agreed, setAgreed] = useState(false);
  const stale = [getMortgage, listConsents];
  const sign = useCall(signMortgageConsent, { invalidates: stale, afterRefusal: stale });
  const pill = signed ? (
    <Pill tone="good">{t('mortgage.signed')}</Pill>
  ) : (
    <Pill tone="turn">{t('mortgage.turn')}</Pill>
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
          <div className="gap-b">
            <Checkbox value={agreed} onChange={setAgreed}>
              <Text id="mortgage.agree" components={{ link: <ConsentLink kind="mortgage" /> }} />
            </Checkbox>
          </div>
          <div className="row">
            <Button
              busy={sign.isPending}
              disabledReason={agreed ? null : t('mortgage.unread')}
              onClick={() => sign.mutate({ body: { agree: true } })}
            >
              {t('mortgage.sign')}
            </Button>
          </div>
          <ErrorAlert errors={sign.error ? errorWords(sign.error, t('network')) : []} />
        </>
      )}
    </Card>
  );
};
