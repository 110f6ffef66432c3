import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useTextDraft } from '@novosel/client/drafts/use-draft.ts';
import { clauseName } from '@novosel/contract/contracts/acts.ts';
import { answerQuestion } from '@novosel/contract/contracts/desk-endpoints.ts';
import { type ContractQuestionView, questionLimits } from '@novosel/contract/contracts/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { FormEvent } from 'react';
import { useTried } from '../../../shared/acts/use-tried.ts';
import styles from './contract.module.css';
import { ContractRefusal } from './contract-refusal.tsx';
import { useContractAct } from './use-contract-act.ts';

interface QuestionAnswerProps {
  deal: string;
  question: ContractQuestionView;
}

/** The answer to a question; typed text stays until it is sent. */
export const QuestionAnswer = ({ deal, question: { id, clause } }: QuestionAnswerProps) => {
  const t = useText();
  const locale = useLocale();
  const draft = `${deal}:contract:answer:${id}`;
  const [text, setText] = useTextDraft(draft);
  const act = useContractAct(answerQuestion, {
    said: t('deal.contract.answered'),
    onDone: () => draftOf(draft).forget(),
  });
  const isGiven = text.trim() !== '';
  const { tried, attempt } = useTried(() => {
    if (isGiven && !act.isPending)
      act.mutate({ params: { deal }, body: { question: id, text: text.trim() } });
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    attempt();
  };
  const of = clauseName(clause, locale);
  return (
    <form
      className={styles.form}
      onSubmit={send}
      noValidate
      aria-label={t('deal.contract.answer.of', { of })}
    >
      <ContractRefusal error={act.error} />
      <TextArea
        label={t('deal.contract.answer')}
        hint={t('deal.contract.answer.hint')}
        required
        rows={3}
        maxLength={questionLimits.text}
        value={text}
        error={tried && !isGiven ? t('deal.contract.answer.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button small type="submit" busy={act.isPending}>
          {t('deal.contract.answer.send')}
        </Button>
      </div>
    </form>
  );
};
