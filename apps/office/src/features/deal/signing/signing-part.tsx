import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import { refusalRoles } from '@novosel/contract/signatures/desk-endpoints.ts';
import type { DeskSigning, SigningSignerView } from '@novosel/contract/signatures/schema.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { mayBy } from '../../../shared/may-by.ts';
import { useRoles } from '../../../shared/use-roles.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import { SendToSign } from './send-to-sign.tsx';
import styles from './signing.module.css';
import { SigningLead } from './signing-lead.tsx';
import { SigningSigners } from './signing-signers.tsx';
import { SigningStopped } from './signing-stopped.tsx';

interface SigningPartProps {
  deal: string;
  view: DeskSigning;
}

/** Whose signatures are there and whose are due, for everybody; some roles may also act. */
export const SigningPart = ({ deal, view }: SigningPartProps) => {
  const t = useText();
  const roles = useRoles();
  const [refusing, setRefusing] = useState<SigningSignerView>();
  const isOpen = view.state === 'open';
  const records = isOpen && mayBy(refusalRoles, roles);
  return (
    <div className={styles.root}>
      <SigningLead view={view} />
      <SigningStopped view={view} />
      {isOpen && view.paperOnly.length > 0 && (
        <Alert>{t('deal.signing.paper-only', { names: view.paperOnly.join(', ') })}</Alert>
      )}
      <SigningSigners view={view} onRefuse={records ? setRefusing : undefined} />
      {isOpen && mayBy(contractRoles, roles) && <SendToSign deal={deal} view={view} />}
      {refusing && (
        <RefusalDialog
          deal={deal}
          signer={refusing}
          place={view.place}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </div>
  );
};
