import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ContractProps, clausePlace } from '../contract-props.ts';
import { ClauseQuestions } from '../questions/clause-questions.tsx';
import { ReadMark } from '../read-mark.tsx';
import { Marked, MarkedText } from './marked-text.tsx';
import styles from './text.module.css';

/** A clause with its number, whether it is read, and what was asked at it. */
export const Clause = ({
  clause,
  words,
  ...props
}: ContractProps & { clause: RenderedClause; words: string }) => {
  const t = useText();
  const { id, number, title, text } = clause;
  return (
    <article
      id={clausePlace(id)}
      tabIndex={-1}
      className={styles.clause}
      aria-label={t('contract.clause', { number })}
    >
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        {title && (
          <h3 className="title-xs" lang="ru">
            <Marked text={title} words={words} />
          </h3>
        )}
        <MarkedText text={text} words={words} />
        <ClauseQuestions {...props} clause={clause}>
          <ReadMark id={id} reading={props.reading} />
        </ClauseQuestions>
      </div>
    </article>
  );
};
