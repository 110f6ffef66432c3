import {
  type Consent,
  listConsents,
  type WithdrawableKind,
  withdrawConsent,
} from '@novosel/contract/consents/endpoints.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { listSubscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { getCreditRating, readScoring } from '@novosel/contract/scoring/endpoints.ts';
import { listServices, readService } from '@novosel/contract/services/endpoints.ts';
import { forgetSite, listConnectedSites } from '@novosel/contract/sites/endpoints.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useEnding } from '../account/use-ending.ts';
import { ActWindow } from '../act-window.tsx';
import { useActWindow } from '../use-act-window.ts';

interface WithdrawConsentProps extends Pick<Consent, 'title' | 'site'> {
  kind: WithdrawableKind | 'site';
}

/** Withdraws an optional consent. A consent for a client site ends when the person leaves the site. */
export const WithdrawConsent = ({ kind, title, site }: WithdrawConsentProps) => {
  const t = useText();
  const asked = useActWindow();
  const onDone = () => {
    asked.close();
    void toast({ tone: 'good', title: t('profile.withdraw.done') });
  };
  const ofLoans = [readScoring, getCreditRating, getMortgage];
  const invalidates = [listConsents, listSubscriptions, ...ofLoans, listServices, readService];
  const given = useEnding(withdrawConsent, { invalidates, onDone });
  const toSite = useEnding(forgetSite, { invalidates: [listConsents, listConnectedSites], onDone });
  const { ask, window } = asked.of(kind === 'site' ? toSite : given);
  const withdraw = () => {
    if (kind !== 'site') given.end({ body: { kind } });
    else if (site) toSite.end({ params: { site } });
  };
  const name = t('profile.withdraw.title', { title });
  return (
    <>
      <LinkButton aria-label={name} onClick={ask}>
        {t('profile.withdraw.open')}
      </LinkButton>
      <ActWindow
        {...window}
        title={name}
        note={t('profile.withdraw.note', { kind })}
        act={t('profile.withdraw.act')}
        keep={t('profile.withdraw.keep')}
        onAct={withdraw}
      />
    </>
  );
};
