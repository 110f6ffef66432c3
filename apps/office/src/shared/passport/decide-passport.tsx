import {
  decidePassport,
  glancePassport,
  waitingPassports,
} from '@novosel/contract/passports/desk-endpoints.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { FormerPassports } from './former-passports.tsx';
import { OpenedFrame } from './opened-frame.tsx';
import type { OpenedProps } from './passport-props.ts';
import { passportRows } from './passport-rows.ts';
import { PassportScans } from './passport-scans.tsx';
import { useDecision } from './use-decision.ts';

/** A passport beside its scans: staff accepts it, or refuses it. */
export const DecidePassport = ({ person, file, now, onAnew, onClose }: OpenedProps) => {
  const t = useText();
  const { state, passport, seen, former } = file;
  const draft = `passport:${person}:refuse`;
  const decide = useDecision(decidePassport, {
    draft,
    shown: [glancePassport, waitingPassports],
    said: ({ body: { verdict } }) => t(`passport.decided.${verdict}`),
    onClose,
  });
  const params = { person };
  if (!passport || !seen)
    return (
      <OpenedFrame title={t('passport.title')} draft="" busy={false} error={null} onClose={onClose}>
        <EmptyState title={t('passport.none')} />
      </OpenedFrame>
    );
  const agree = {
    words: t('passport.check'),
    act: () => decide.mutate({ params, body: { seen, verdict: 'checked' } }),
  };
  const refuse = {
    words: t(state === 'checked' ? 'passport.uncheck' : 'passport.refuse'),
    act: (reason: string) => decide.mutate({ params, body: { seen, verdict: 'refused', reason } }),
  };
  return (
    <OpenedFrame
      title={t('passport.title')}
      draft={draft}
      agree={state === 'checked' ? undefined : agree}
      refuse={state === 'refused' ? undefined : refuse}
      busy={decide.isPending}
      error={decide.error}
      onAnew={onAnew}
      onClose={onClose}
    >
      <Kv rows={[...passportRows(passport, t)]} />
      <PassportScans person={person} title={t('passport.scans')} scans={passport.scans} />
      <FormerPassports person={person} former={former} now={now} />
    </OpenedFrame>
  );
};
