import type { ImportBatch, ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { Pill, type PillTone } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LineKind } from '../use-import.ts';
import { ChangeList } from './change-list.tsx';
import styles from './import-lines.module.css';
import { lineTitle } from './line-title.ts';
import { ProblemList } from './problem-list.tsx';

const tones: Readonly<Record<Exclude<LineKind, 'same'>, PillTone>> = {
  change: 'info',
  create: 'good',
  wrong: 'bad',
};

interface ImportLinesProps {
  lines: readonly ImportLine[];
  /** State of the file: planned, applied and undone changes are worded differently. */
  state: ImportBatch['state'];
}

/** The lines of a file, each with its changes. */
export const ImportLines = ({ lines, state }: ImportLinesProps) => {
  const t = useText();
  const isBack = state === 'undone';
  const done = state === 'applied' || isBack;
  return (
    <ol className={styles.root} aria-label={t('catalogue.lines')}>
      {lines.map((line) => (
        <li key={line.line} className={styles.line}>
          <span className={styles.number}>{t('catalogue.line', { line: line.line })}</span>
          <span className={styles.estate}>
            <b>{lineTitle(line, t)}</b>
            {line.what !== 'same' && (
              <Pill tone={isBack && line.what !== 'wrong' ? 'neutral' : tones[line.what]}>
                {t(`catalogue.what.${line.what}${line.what === 'wrong' || !done ? '' : `.${state}`}`)}
              </Pill>
            )}
          </span>
          <LineContent line={line} done={done} />
        </li>
      ))}
    </ol>
  );
};

const LineContent = ({ line, done }: { line: ImportLine; done: boolean }) => {
  const t = useText();
  if (line.what === 'wrong') return <ProblemList problems={line.problems} />;
  if (line.what === 'same') return <span className="muted">{t('catalogue.line.same')}</span>;
  return <ChangeList changes={line.changes} done={done} />;
};
