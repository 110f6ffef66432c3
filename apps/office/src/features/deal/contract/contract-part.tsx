import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { mayBy } from '../../../shared/may-by.ts';
import { useRoles } from '../../../shared/use-roles.ts';
import { CompareWindow } from './compare-window.tsx';
import styles from './contract.module.css';
import { ContractDraft } from './contract-draft.tsx';
import { ContractPromises } from './contract-promises.tsx';
import { ContractQuestions } from './contract-questions.tsx';
import { ContractSigners } from './contract-signers.tsx';
import { ContractVersions } from './contract-versions.tsx';
import { type OpenedText, TextWindow } from './text-window.tsx';

interface ContractPartProps {
  deal: string;
  view: DeskContract;
}

/**
 * The state of the contract, for everybody who may read deals; some roles may also open its text and act on
 * it.
 */
export const ContractPart = ({ deal, view }: ContractPartProps) => {
  const t = useText();
  const roles = useRoles();
  const [opened, setOpened] = useState<OpenedText>();
  const [compares, setCompares] = useState(false);
  const opens = mayBy(passportRoles, roles);
  const writes = mayBy(contractRoles, roles);
  const open = opens ? setOpened : undefined;
  return (
    <div className={styles.root}>
      <ContractPromises view={view} />
      <ContractDraft deal={deal} view={view} writes={writes} onOpen={open} />
      {view.signers.length > 0 && <ContractSigners view={view} />}
      {view.questions.length > 0 && (
        <ContractQuestions deal={deal} view={view} writes={writes} onOpen={open} />
      )}
      {view.versions.length > 0 && (
        <ContractVersions view={view} onOpen={open} onCompare={opens ? () => setCompares(true) : undefined} />
      )}
      <p className="small muted">{t(opens ? 'deal.contract.record' : 'deal.contract.denied')}</p>
      {opened && <TextWindow deal={deal} opened={opened} onClose={() => setOpened(undefined)} />}
      {compares && <CompareWindow deal={deal} view={view} onClose={() => setCompares(false)} />}
    </div>
  );
};
