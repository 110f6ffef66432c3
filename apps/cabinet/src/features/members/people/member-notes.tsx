import { returnPhrase } from '@novosel/contract/members/papers/returns.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { MemberProps } from '../open-props.ts';
import { shortName } from '../short-name.ts';
import styles from './person.module.css';

/** Why papers of a member came back, why he does not take part, and who signs from which day on. */
export const MemberNotes = ({ member, view }: MemberProps) => {
  const t = useText();
  const locale = useLocale();
  const { state, refusal, signerChangesOn, signer } = member;
  const findings = view.papers.find((one) => one.member === member.id)?.findings ?? [];
  const changes = signerChangesOn && signer !== 'parent';
  if (state !== 'returned' && state !== 'refused' && !changes) return null;
  return (
    <div className={styles.notes}>
      {state === 'returned' && findings.length > 0 && (
        <Alert tone="bad" title={t('members.returned')}>
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.field} ${finding.reason}`}>{returnPhrase(finding, locale)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {state === 'refused' && (
        <Alert tone="bad" title={t('members.refused', { name: shortName(member.name) })}>
          {refusal && <p>{t('members.refused.reason', { reason: refusal })}</p>}
          {view.own && <p>{t('members.refused.next')}</p>}
        </Alert>
      )}
      {changes && (
        <Alert
          tone="warn"
          title={t('members.turns', {
            name: shortName(member.name),
            day: formatDay(signerChangesOn, { now: view.now, locale }),
            signer: signer ?? 'other',
          })}
        >
          {t('members.turns.note', { signer: signer ?? 'other' })}
        </Alert>
      )}
    </div>
  );
};
