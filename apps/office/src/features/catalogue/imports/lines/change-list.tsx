import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { cellWords, growthOf, growthWords } from './cell-words.ts';
import styles from './change-list.module.css';

/** The changes of a line: former and new values, with the difference. */
export const ChangeList = ({ changes, done }: { changes: ImportLine['changes']; done: boolean }) => {
  const t = useText();
  return (
    <ul className={styles.root}>
      {changes.map(({ column, before, after }) => {
        const growth = growthOf({ before, after });
        return (
          <li key={column} className={styles.change}>
            <span className={styles.column}>{t(`catalogue.column.${column}`)}</span>
            <span className={styles.values}>
              {before !== null && (
                <>
                  <span className="sr">{t('catalogue.change.was')}</span>
                  <s className="num muted">{cellWords(column, before, t)}</s>
                  <span aria-hidden="true" className="muted">
                    →
                  </span>
                  <span className="sr">
                    {t(done ? 'catalogue.change.became' : 'catalogue.change.becomes')}
                  </span>
                </>
              )}
              <b className="num">{cellWords(column, after, t)}</b>
              {growth !== undefined && (
                <span className="num muted">{growthWords(growth, t('catalogue.cell.decimal'))}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
