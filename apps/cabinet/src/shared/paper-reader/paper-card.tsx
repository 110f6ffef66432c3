import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './paper-reader.module.css';
import { PaperReader, type PaperReaderProps } from './paper-reader.tsx';
import type { useShownPaper } from './use-shown-paper.ts';

/** Anchor of the card where the person reads the paper, or retries to load it. */
export const paperId = 'paper';

interface PaperCardProps extends Pick<PaperReaderProps, 'title' | 'target'> {
  /** Of the paper that is signed. */
  sha256: string;
  file: ReturnType<typeof useShownPaper>['file'];
}

/** The paper to read, or why it cannot be shown now. */
export const PaperCard = ({ title, target, sha256, file }: PaperCardProps) => {
  const t = useText();
  const { data, error, isFetching, refetch } = file;
  if (error && !data) {
    return (
      <div className={styles.reader} id={paperId}>
        <ErrorState
          title={t('reader.unread')}
          note={t('reader.unread.note')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.reader} aria-busy="true">
        <div className={styles.bar} />
        <div className={styles.place}>
          <div className={styles.ghost}>
            <Skeleton height="100%" />
          </div>
        </div>
      </div>
    );
  }
  if (data.sha256 !== sha256) {
    return (
      <Alert tone="bad" urgent title={t('reader.mismatch')}>
        {t('reader.mismatch.note')}
      </Alert>
    );
  }
  return <PaperReader title={title} target={target} pdf={data.pdf} />;
};
