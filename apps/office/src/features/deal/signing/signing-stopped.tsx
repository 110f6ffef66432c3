import { stopReasons } from '@novosel/contract/signatures/rounds.ts';
import type { DeskSigning } from '@novosel/contract/signatures/schema.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** Who refused to sign, why and how; a signing that the deal has left by another way says so. */
export const SigningStopped = ({ view: { state, stopped, signers } }: { view: DeskSigning }) => {
  const t = useText();
  const locale = useLocale();
  if (state !== 'stopped') return null;
  const anySigned = signers.some(({ signedAt }) => signedAt !== null);
  if (!stopped) return <Alert>{t('deal.signing.left', { signed: String(anySigned) })}</Alert>;
  const { by, byPhone, reason, text } = stopped;
  const isMember = signers.some(({ name, side }) => name === by && side === 'members');
  const how = byPhone ? 'phone' : isMember ? 'cabinet' : 'desk';
  return (
    <Alert tone="bad" title={t('deal.signing.refused', { name: by })}>
      <p>{t('deal.signing.refused.how', { how, reason: stopReasons[reason][locale] })}</p>
      {text && <p>{text}</p>}
    </Alert>
  );
};
