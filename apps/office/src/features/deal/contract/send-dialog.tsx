import { versionName } from '@novosel/contract/contracts/acts.ts';
import { sendContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import type { ContractDialogProps } from './contract-dialog-props.ts';
import { ContractRefusal } from './contract-refusal.tsx';
import { useContractAct } from './use-contract-act.ts';

/** Sends the draft that was on the screen when the window opened; the server refuses a newer one. */
export const SendDialog = ({ deal, view, onClose }: ContractDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const [hash] = useState(view.draft?.hash);
  const { current, versions, questions } = view;
  const open = questions.filter(({ state }) => state === 'open').length;
  const next = versionName(Math.max(0, ...versions.map(({ number }) => number)) + 1, locale);
  const act = useContractAct(sendContract, { said: t('deal.contract.sent'), onDone: onClose });
  return (
    <ActDialog
      title={t('deal.contract.send')}
      note={t('deal.contract.send.note', { version: next })}
      submit={t('deal.contract.send.submit')}
      error={null}
      busy={act.isPending}
      onSubmit={() => hash && act.mutate({ params: { deal }, body: { hash } })}
      onClose={onClose}
    >
      <ContractRefusal error={act.error} />
      {current && (
        <Alert tone="warn">
          {t('deal.contract.send.replaces', { version: versionName(current.number, locale), open })}
        </Alert>
      )}
    </ActDialog>
  );
};
