import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import type { ContractProps } from '../contract-props.ts';
import { KeptQuestions } from './kept-questions.tsx';
import { keptQuestions } from './question-draft.ts';
import { QuestionItem } from './question-item.tsx';

/** Everything that was asked, those without an answer first. */
export const QuestionsTab = (props: ContractProps) => {
  const t = useText();
  const { deal, view, user, current, onLead } = props;
  const estate = deal.card.estate.id;
  const clauseOf = (id: string) => current.clauses.find((clause) => clause.id === id);
  const questions = [
    ...view.questions.filter(({ state }) => state === 'open'),
    ...view.questions.filter(({ state }) => state !== 'open'),
  ];
  if (questions.length === 0 && keptQuestions(estate, user).length === 0)
    return (
      <EmptyState icon={MessageCircleQuestion} title={t('contract.questions.none')}>
        {t('contract.questions.none.note')}
      </EmptyState>
    );
  return (
    <div className="stack">
      <KeptQuestions estate={estate} user={user} clauses={current.clauses} onLead={onLead} />
      {questions.map((question) => {
        const clause = clauseOf(question.clauseId);
        return (
          <Card key={question.id}>
            {clause ? (
              <LinkButton onClick={() => onLead(clause.id)}>
                {t('contract.clause', { number: clause.number })}
              </LinkButton>
            ) : (
              <p className="small muted">{t('contract.clause.gone')}</p>
            )}
            <QuestionItem view={view} deal={deal} question={question} />
          </Card>
        );
      })}
    </div>
  );
};
