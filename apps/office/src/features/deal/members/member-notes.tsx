import type { MemberView } from '@novosel/contract/members/schema.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Why a member does not take part, and from which birthday another person signs. */
export const MemberNotes = ({ member, now }: { member: MemberView; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const { state, refusal, signer, signerChangesOn } = member;
  return (
    <>
      {state === 'refused' && refusal && (
        <Alert tone="bad">{t('deal.members.refusal', { reason: refusal })}</Alert>
      )}
      {signerChangesOn && (
        <Alert
          tone="warn"
          title={t('deal.members.turns', {
            day: formatDay(signerChangesOn, { now, locale }),
            signer: signer ?? '',
          })}
        >
          {t('deal.members.turns.note', { signer: signer ?? '' })}
        </Alert>
      )}
    </>
  );
};
