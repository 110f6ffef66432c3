import {
  listConsents,
  type WithdrawableKind,
  withdrawConsent,
} from '@novosel/contract/consents/endpoints.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { listSubscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { getCreditRating, readScoring } from '@novosel/contract/scoring/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useState } from 'react';
import { ActWindow } from './act-window.tsx';
import { useEnding } from './use-ending.ts';

/** The end of a consent that is the person's choice. */
export const WithdrawConsent = ({ kind, title }: { kind: WithdrawableKind; title: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const withdraw = useEnding(withdrawConsent, {
    invalidates: [listConsents, listSubscriptions, readScoring, getCreditRating, getMortgage],
    onDone: () => {
      close();
      void toast({ tone: 'good', title: t('profile.withdraw.done') });
    },
  });
  // What failed before is not said of an act that has not been tried.
  const ask = () => {
    withdraw.reset();
    setOpen(true);
  };
  const name = t('profile.withdraw.title', { title });
  return (
    <>
      <LinkButton aria-label={name} onClick={ask}>
        {t('profile.withdraw.open')}
      </LinkButton>
      <ActWindow
        open={open}
        onClose={close}
        title={name}
        note={t('profile.withdraw.note', { kind })}
        act={t('profile.withdraw.act')}
        keep={t('profile.withdraw.keep')}
        busy={withdraw.isPending}
        error={withdraw.error}
        onAct={() => withdraw.end({ body: { kind } })}
      />
    </>
  );
};
