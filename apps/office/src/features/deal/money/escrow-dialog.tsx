import { textDrafts } from '@novosel/client/drafts/text-drafts.ts';
import { recordedEscrow } from '@novosel/contract/deals/escrow.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { recordEscrow } from '@novosel/contract/desk/escrow-endpoints.ts';
import { accountMask, bikMask } from '@novosel/contract/fields/masks.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { MaskedField } from '@novosel/ui/fields/masked-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ActDialog, type ActDialogProps } from '../../../shared/acts/act-dialog.tsx';
import { useAct } from '../use-act.ts';

const empty = { bank: '', bik: '', correspondentAccount: '', account: '' };
type Typed = typeof empty;

const digitsOf = (shown: string): string => shown.replace(/\D/g, '');

type EscrowDialogProps = Omit<ActDialogProps<DeskDeal>, 'now'>;

/**
 * Records the account from the bank's letter. All four fields start empty, so that none keeps a former bank's
 * value.
 */
export const EscrowDialog = ({ view, onClose }: EscrowDialogProps) => {
  const t = useText();
  const { id } = view.deal;
  const draft = textDrafts(`${id}:escrow`, ['bank', 'bik', 'correspondentAccount', 'account']);
  const bySchema = useSchemaCheck<Typed, BodyOf<typeof recordEscrow>>(recordedEscrow);
  const check: typeof bySchema = ({ account, correspondentAccount, ...typed }, ...rest) => {
    const digits = {
      account: digitsOf(account),
      correspondentAccount: digitsOf(correspondentAccount),
    };
    return bySchema({ ...typed, ...digits }, ...rest);
  };
  const { form, values, change, errorOf, bind } = useKeptForm(check, empty, { draft, late: true });
  const act = useAct(recordEscrow, {
    said: t('deal.escrow.done'),
    onDone: () => {
      draft.forget();
      onClose();
    },
  });
  const submit = (body: BodyOf<typeof recordEscrow>) => {
    if (id) act.mutate({ params: { deal: id }, body });
  };
  const number = { required: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <ActDialog
      title={t('deal.escrow')}
      note={t('deal.escrow.note', { place: view.place === 'funding' ? 'paying' : 'other' })}
      error={act.error}
      busy={act.isPending}
      onSubmit={form.handleSubmit(submit)}
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
        value={values.bank}
        error={errorOf('bank')}
        onChange={(event) => change({ bank: event.target.value })}
      />
      <MaskedField {...number} label={t('deal.escrow.bik')} mask={bikMask} {...bind('bik')} />
      <MaskedField
        {...number}
        label={t('deal.escrow.correspondentAccount')}
        mask={accountMask}
        {...bind('correspondentAccount')}
      />
      <MaskedField {...number} label={t('deal.escrow.account')} mask={accountMask} {...bind('account')} />
    </ActDialog>
  );
};
