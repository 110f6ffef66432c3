import { isOpenRequest } from '@novosel/contract/signatures/rounds.ts';
import type { DeskSigning } from '@novosel/contract/signatures/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { signatoriesPath } from '../../../shared/paths.ts';
import { SendToSignDialog } from './send-to-sign-dialog.tsx';
import styles from './signing.module.css';

interface SendToSignProps {
  deal: string;
  view: DeskSigning;
}

/** Sends the paper to who signs for the bank or the developer, when it is their turn. */
export const SendToSign = ({ deal, view }: SendToSignProps) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { side, signers, signatories } = view;
  const line = signers.find((one) => one.side === side);
  if (!line || side === null || side === 'members') return null;
  if (line.state && isOpenRequest(line.state))
    return <Alert>{t('deal.signing.confirm', { state: line.state })}</Alert>;
  const able = signatories.filter((one) => one.side === side);
  return (
    <div className={styles.send}>
      <Button
        small
        disabledReason={able.length === 0 ? t('deal.signing.nobody', { side }) : undefined}
        onClick={() => setAsking(true)}
      >
        {t('deal.signing.send')}
      </Button>
      {able.length === 0 && <Link href={signatoriesPath}>{t('deal.signing.signatories')}</Link>}
      {asking && (
        <SendToSignDialog deal={deal} view={view} signatories={able} onClose={() => setAsking(false)} />
      )}
    </div>
  );
};
