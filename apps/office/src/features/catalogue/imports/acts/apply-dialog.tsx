import {
  applyImport,
  type ImportBatch,
  type ImportHouse,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { refusalWords } from '../../../../shared/words/refusal-words.ts';
import { ImpactFacts } from '../impact-facts.tsx';
import { NewHouses } from '../lines/new-houses.tsx';
import { useImpact } from '../use-impact.ts';
import styles from './dialog.module.css';
import { useImportAct } from './use-import-act.ts';

interface ApplyDialogProps {
  batch: ImportBatch;
  houses: readonly ImportHouse[];
  onClose: () => void;
}

/** Says in numbers what the import changes, then applies it. */
export const ApplyDialog = ({ batch, houses, onClose }: ApplyDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const impact = useImpact(batch.id, true);
  const day = batch.validFrom && formatDay(batch.validFrom, { now: Date.now(), locale });
  const act = useImportAct(applyImport, {
    said: day ? t('catalogue.apply.planned', { day }) : t('catalogue.apply.done'),
    onDone: onClose,
  });
  const apply = () =>
    act.mutate({ params: { batch: batch.id }, body: batch.wrong > 0 ? { leaveOutWrong: true } : {} });
  const title = day ? t('catalogue.apply.title.planned', { day }) : t('catalogue.apply.title');
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      note={t(day ? 'catalogue.apply.note.planned' : 'catalogue.apply.note')}
      busy={act.isPending}
      actions={
        <>
          <Button
            busy={act.isPending}
            disabledReason={impact.data ? null : t('catalogue.apply.counting')}
            onClick={apply}
          >
            {t(batch.wrong > 0 ? 'catalogue.apply.without' : 'catalogue.apply.submit', {
              count: batch.changed + batch.created,
            })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.apply.later')}
          </Button>
        </>
      }
    >
      <div className={styles.root} aria-busy={impact.isPending || undefined}>
        {act.error && <ErrorAlert errors={refusalWords(act.error, locale)} />}
        {impact.isPending && <Skeleton lines={4} />}
        {impact.isError && <ErrorState onRetry={() => void impact.refetch()} busy={impact.isFetching} />}
        <NewHouses houses={houses} state={batch.state} />
        {impact.data && <ImpactFacts batch={batch} impact={impact.data} />}
        {batch.wrong > 0 && (
          <Alert tone="warn">{t('catalogue.apply.leaveOut', { count: batch.wrong })}</Alert>
        )}
      </div>
    </Modal>
  );
};
