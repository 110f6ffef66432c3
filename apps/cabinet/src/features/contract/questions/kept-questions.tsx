import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { keptQuestions, questionDraft } from './question-draft.ts';
import styles from './questions.module.css';

interface KeptQuestionsProps {
  readonly estate: number;
  readonly user: number;
  /** Of the version that holds; empty while none does. */
  readonly clauses: readonly RenderedClause[];
  readonly onLead?: (id: string) => void;
}

/** Questions that were typed and not sent, also at clauses that the version that holds lacks. */
export const KeptQuestions = ({ estate, user, clauses, onLead }: KeptQuestionsProps) => {
  const t = useText();
  const [kept, setKept] = useState(() => keptQuestions(estate, user));
  const drop = (clause: { id: string; number: string }) => {
    questionDraft(estate, clause, user).forget();
    setKept(keptQuestions(estate, user));
  };
  return kept.map(({ clauseId, number, text }) => {
    const clause = clauses.find(({ id }) => id === clauseId);
    const state = clause ? 'here' : clauses.length > 0 ? 'gone' : 'none';
    return (
      <Card key={clauseId} title={t('contract.kept', { number: clause?.number ?? number })}>
        <p className={styles.kept}>{text}</p>
        <p className="small muted">{t('contract.kept.note', { state })}</p>
        <div className={`row ${styles.keptActs}`}>
          {clause && onLead && (
            <Button variant="secondary" small onClick={() => onLead(clauseId)}>
              {t('contract.kept.go')}
            </Button>
          )}
          <Button variant="quiet" small onClick={() => drop({ id: clauseId, number })}>
            {t('contract.kept.drop')}
          </Button>
        </div>
      </Card>
    );
  });
};
