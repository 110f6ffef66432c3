import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './problem-list.module.css';

const worded = ['status', 'finishing', 'kind', 'view', 'side', 'house', 'address'] as const;
const isWorded = (column: string | null) => worded.some((one) => one === column);

/** Problems of a line: in which column, what is wrong, and the expected format. */
export const ProblemList = ({ problems }: { problems: ImportLine['problems'] }) => {
  const t = useText();
  return (
    <ul className={styles.root}>
      {problems.map(({ column, code }) => (
        <li key={`${column} ${code}`}>
          <b className={styles.what}>
            {column
              ? t('catalogue.problem.at', {
                  column: t(`catalogue.column.${column}`),
                  what: t(`catalogue.problem.${code}`),
                })
              : t(`catalogue.problem.${code}`)}
          </b>
          <span className={styles.how}>
            {code === 'unknown-word' && isWorded(column)
              ? t(`catalogue.words.${column}`)
              : t(`catalogue.problem.${code}.how`)}
          </span>
        </li>
      ))}
    </ul>
  );
};
