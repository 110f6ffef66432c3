import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import styles from './contract.module.css';

const intoView = (clause: HTMLElement | null): void => clause?.scrollIntoView({ block: 'center' });

interface ContractClausesProps {
  clauses: readonly RenderedClause[];
  /** The clause to scroll to. */
  from?: string | undefined;
}

/** The text of a contract with its clause numbers; in Russian in either language. */
export const ContractClauses = ({ clauses, from }: ContractClausesProps) => (
  <div className={styles.clauses} lang="ru">
    {clauses.map((clause) => (
      <ClauseText key={clause.id} clause={clause} isFirst={clause.id === from} />
    ))}
  </div>
);

const ClauseText = ({ clause, isFirst }: { clause: RenderedClause; isFirst: boolean }) => {
  const { kind, number, title, text } = clause;
  if (kind === 'heading')
    return (
      <h3 className="title-xs">
        {number}. {title}
      </h3>
    );
  return (
    <div ref={isFirst ? intoView : undefined} className={isFirst ? styles.first : undefined}>
      <p className={styles.text}>
        <b>
          {number}. {title && `${title}.`}
        </b>{' '}
        {text}
      </p>
    </div>
  );
};
