import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { type ReactNode, useState } from 'react';
import type { ContractProps } from '../contract-props.ts';
import { AskForm } from './ask-form.tsx';
import { questionDraft } from './question-draft.ts';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';

interface ClauseQuestionsProps extends ContractProps {
  readonly clause: RenderedClause;
  /** What else stands in the foot of the clause. */
  readonly children: ReactNode;
}

/** What was asked at a clause, and the form of one more question. */
export const ClauseQuestions = ({ clause, children, ...props }: ClauseQuestionsProps) => {
  const t = useText();
  const { view, deal, user, current, reading } = props;
  const draft = questionDraft(deal.card.estate.id, clause, user);
  const [open, setOpen] = useState(() => draft.read() !== undefined);
  const asked = view.questions.filter(({ clauseId }) => clauseId === clause.id);
  const mayAsk =
    reading.isOpen && clause.kind === 'clause' && current.clauses.some(({ id }) => id === clause.id);
  return (
    <>
      {asked.map((question) => (
        <QuestionItem key={question.id} view={view} deal={deal} question={question} />
      ))}
      {open && mayAsk ? (
        <>
          {children}
          <AskForm {...props} clause={clause} onClose={() => setOpen(false)} />
        </>
      ) : (
        <div className={styles.foot}>
          <span>{children}</span>
          {mayAsk && (
            <LinkButton
              icon={<Icon of={MessageCircleQuestion} size="s" />}
              className={styles.ask}
              aria-label={t('contract.ask.of', { number: clause.number })}
              onClick={() => setOpen(true)}
            >
              {t('contract.ask')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
};
