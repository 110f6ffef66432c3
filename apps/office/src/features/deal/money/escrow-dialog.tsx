import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { recordedEscrow } from '@novosel/contract/deals/escrow.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { recordEscrow } from '@novosel/contract/desk/escrow-endpoints.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { accountMask, bikMask } from '@novosel/contract/fields/masks.ts';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { ActDialog, type ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';

type EscrowDialogProps = Omit<ActDialogProps<DeskDeal>, 'now'>;

/**
 * Records the account from the bank's letter. All four fields begin empty: none may stay from a former bank.
 */
export const EscrowDialog = ({ view, onClose }: EscrowDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const { id } = view.deal;
  const key = `${id}:escrow`;
  const [bank, setBank] = useTextDraft(`${key}:bank`);
  const [bik, setBik] = useTextDraft(`${key}:bik`);
  const [correspondentAccount, setCorrespondent] = useTextDraft(`${key}:correspondentAccount`);
  const [account, setAccount] = useTextDraft(`${key}:account`);
  const [tried, setTried] = useState(false);
  const act = useAct(recordEscrow, {
    said: t('deal.escrow.done'),
    onDone: () => {
      for (const clear of [setBank, setBik, setCorrespondent, setAccount]) clear('');
      onClose();
    },
  });
  const typed = {
    bank,
    bik,
    correspondentAccount: digitsOf(correspondentAccount),
    account: digitsOf(account),
  };
  const { data, error } = recordedEscrow.safeParse(typed, { reportInput: true });
  const wrong = (field: keyof typeof typed) => {
    const found = tried && error && fieldFindings(error, typed).find(({ path }) => path[0] === field);
    return found ? fieldPhrase(found.problem, field, locale, found) : undefined;
  };
  const submit = () => {
    setTried(true);
    if (id && data) act.mutate({ params: { deal: id }, body: data });
  };
  const number = { required: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <ActDialog
      title={t('deal.escrow')}
      note={t('deal.escrow.note', { place: view.place === 'funding' ? 'paying' : 'other' })}
      error={act.error}
      busy={act.isPending}
      onSubmit={submit}
      onClose={onClose}
      submit={t('deal.escrow.submit')}
    >
      {view.escrow.account && <Alert tone="warn">{t('deal.escrow.replaces')}</Alert>}
      <TextField
        label={t('deal.escrow.bank')}
        hint={t('deal.escrow.bank.hint')}
        required
        maxLength={45}
        autoComplete="off"
        value={bank}
        error={wrong('bank')}
        onChange={(event) => setBank(event.target.value)}
      />
      <MaskedField
        {...number}
        label={t('deal.escrow.bik')}
        mask={bikMask}
        value={bik}
        error={wrong('bik')}
        onChange={setBik}
      />
      <MaskedField
        {...number}
        label={t('deal.escrow.correspondentAccount')}
        mask={accountMask}
        value={correspondentAccount}
        error={wrong('correspondentAccount')}
        onChange={setCorrespondent}
      />
      <MaskedField
        {...number}
        label={t('deal.escrow.account')}
        mask={accountMask}
        value={account}
        error={wrong('account')}
        onChange={setAccount}
      />
    </ActDialog>
  );
};

const digitsOf = (shown: string): string => shown.replace(/\D/g, '');
