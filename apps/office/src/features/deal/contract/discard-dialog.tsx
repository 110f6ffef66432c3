import { versionName } from '@novosel/contract/contracts/acts.ts';
import { discardDraft } from '@novosel/contract/contracts/desk-endpoints.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import type { ContractDialogProps } from './contract-dialog-props.ts';
import { ContractRefusal } from './contract-refusal.tsx';
import { isDrafting } from './is-contract-matter.ts';
import { useContractAct } from './use-contract-act.ts';

/** Discards the draft that was on the screen when the window opened; says where the deal goes then. */
export const DiscardDialog = ({ deal, view, onClose }: ContractDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const [hash] = useState(view.draft?.hash);
  const { current, questions, place } = view;
  const waits = questions.some(({ state, version }) => state === 'open' && version === current?.number);
  const version = current && isDrafting(place) ? versionName(current.number, locale) : '';
  const then = version === '' ? 'none' : waits ? 'answer' : 'read';
  const act = useContractAct(discardDraft, { said: t('deal.contract.discarded'), onDone: onClose });
  return (
    <ActDialog
      title={t('deal.contract.discard.title')}
      note={t('deal.contract.discard.note', { then, version })}
      submit={t('deal.contract.discard')}
      danger
      keep={t('deal.contract.discard.keep')}
      error={null}
      busy={act.isPending}
      onSubmit={() => hash && act.mutate({ params: { deal }, body: { hash } })}
      onClose={onClose}
    >
      <ContractRefusal error={act.error} />
    </ActDialog>
  );
};
