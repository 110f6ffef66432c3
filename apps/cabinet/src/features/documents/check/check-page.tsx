import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { FileDrop } from '@novosel/ui/files/file-drop.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import FileX from 'lucide-react/icons/file-x';
import styles from './check.module.css';
import { CheckedFiles } from './checked-files.tsx';
import { Result } from './result.tsx';
import { useCheck } from './use-check.ts';

/** Open to everybody: checks papers, archives and signatures in the browser. */
export default function CheckPage() {
  const t = useText();
  const { state, start } = useCheck();
  return (
    <>
      <PageHead title={t('check.title')} note={t('check.note')} />
      {state.kind === 'empty' ? (
        <div className={styles.drop}>
          <FileDrop
            id="check-files"
            onFiles={start}
            extensions={['zip', 'pdf', 'sig']}
            multiple
            wrong={false}
            refused={false}
            leads
            title={t('check.drop')}
            rules={t('check.drop.rules')}
          />
        </div>
      ) : (
        <CheckedFiles state={state} onFiles={start} />
      )}
      <div role="status">
        {state.kind === 'refused' && (
          <EmptyState icon={FileX} title={t('check.refused', { why: state.why.replace('-', '_') })}>
            {t('check.refused.note', { why: state.why.replace('-', '_') })}
          </EmptyState>
        )}
      </div>
      {state.kind === 'finished' && <Result finished={state} />}
    </>
  );
}
