import { useCall } from '@novosel/client/queries/use-call.ts';
import { confirmSignatory, listSignatories } from '@novosel/contract/signatures/desk-endpoints.ts';
import type { SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { ActDialog } from '../../shared/acts/act-dialog.tsx';

interface ConfirmDialogProps {
  readonly signatory: SignatoryView;
  readonly onClose: () => void;
}

/** Reports that the passport of a signatory was checked; the operator then issues his certificate. */
export const ConfirmDialog = ({ signatory: { id, name }, onClose }: ConfirmDialogProps) => {
  const t = useText();
  const act = useCall(confirmSignatory, {
    invalidates: [listSignatories],
    afterRefusal: [listSignatories],
    onDone: ({ data: { items } }) => {
      onClose();
      const issued = items.some((one) => one.id === id && one.state === 'active');
      void toast({
        tone: issued ? 'good' : 'info',
        title: t(issued ? 'signatories.confirmed' : 'signatories.confirmed.not-yet'),
      });
    },
  });
  return (
    <ActDialog
      title={t('signatories.confirm.of', { name })}
      note={t('signatories.confirm.note')}
      submit={t('signatories.confirm')}
      error={act.error}
      busy={act.isPending}
      onSubmit={() => act.mutate({ params: { signatory: id }, body: {} })}
      onClose={onClose}
    >
      {null}
    </ActDialog>
  );
};
