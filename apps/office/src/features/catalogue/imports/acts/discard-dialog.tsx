import { discardImport, type ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useNavigate } from 'react-router';
import { ActDialog } from '../../../../shared/acts/act-dialog.tsx';
import { listOf } from '../lines/list-of.ts';
import { useImportAct } from './use-import-act.ts';

/** Discards a checked file, and goes back to its list. */
export const DiscardDialog = ({ batch, onClose }: { batch: ImportBatch; onClose: () => void }) => {
  const t = useText();
  const navigate = useNavigate();
  const list = listOf(batch);
  const of = { plan: batch.validFrom ? 'yes' : 'no' };
  const act = useImportAct(discardImport, {
    said: t('catalogue.discard.done', of),
    onDone: () => navigate(list.path, { replace: true }),
  });
  return (
    <ActDialog
      title={t('catalogue.discard.title', of)}
      note={batch.fileName}
      error={act.error}
      busy={act.isPending}
      onSubmit={() => act.mutate({ params: { batch: batch.id }, body: {} })}
      onClose={onClose}
      danger
      submit={t('catalogue.discard.submit', of)}
      keep={t('catalogue.keep')}
    >
      <p>{t('catalogue.discard.what', of)}</p>
    </ActDialog>
  );
};
