import {
  type ImportBatch,
  type ImportHouse,
  undoImport,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { forgetAndClose } from '../../../../shared/acts/forget-and-close.ts';
import { TakeBackDialog } from '../../frame/take-back-dialog.tsx';
import { useImportAct } from './use-import-act.ts';

interface UndoDialogProps {
  batch: Pick<ImportBatch, 'id' | 'state' | 'created'>;
  houses: readonly ImportHouse[];
  onClose: () => void;
}

/** Undoes an import: says what returns, what stays, and until when it is possible. */
export const UndoDialog = ({ batch, houses, onClose }: UndoDialogProps) => {
  const t = useText();
  const planned = batch.state === 'planned';
  const draft = `import:${batch.id}:undo:reason`;
  const act = useImportAct(undoImport, {
    said: t(planned ? 'catalogue.undo.done.planned' : 'catalogue.undo.done'),
    onDone: forgetAndClose(draft, onClose),
  });
  const consequences = planned
    ? [t('catalogue.undo.planned')]
    : [
        t('catalogue.undo.back'),
        ...(batch.created > 0 ? [t('catalogue.undo.created', { count: batch.created })] : []),
        ...houses.map(({ number }) => t('catalogue.undo.house', { number })),
        t('catalogue.undo.history'),
        t('catalogue.undo.limits'),
      ];
  return (
    <TakeBackDialog
      title={t(planned ? 'catalogue.undo.title.planned' : 'catalogue.undo.title')}
      consequences={consequences}
      submit={t(planned ? 'catalogue.undo.submit.planned' : 'catalogue.undo.submit')}
      draft={draft}
      act={act}
      onSend={(reason) => act.mutate({ params: { batch: batch.id }, body: { reason } })}
      onClose={onClose}
    />
  );
};
