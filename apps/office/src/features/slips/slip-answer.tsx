import type { SentSlip } from '@novosel/contract/slips/desk-endpoints.ts';
import { type QuestionnaireCode, questionnaires } from '@novosel/contract/slips/questionnaires.ts';
import { isVisit, slipLimits } from '@novosel/contract/slips/rules.ts';
import type { SlipAnswer } from '@novosel/contract/slips/schema.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './slips.module.css';

interface SlipAnswerProps {
  slip: SentSlip;
  answer: SlipAnswer;
  when: string;
}

/** An answer: a mark with its comment, answers by question, or why the person does not come. */
export const SlipAnswerView = ({ slip, answer, when }: SlipAnswerProps) => {
  const t = useText();
  const { mark, text, answers } = answer;
  return (
    <div className={styles.answer}>
      <p className="small muted">{t(isVisit(slip.kind) ? 'slips.answer.off' : 'slips.answer', { when })}</p>
      {mark !== null && <b>{t('slips.answer.mark', { mark, best: slipLimits.bestMark })}</b>}
      {text && <p>{text}</p>}
      {isVisit(slip.kind) && !text && <p className="muted">{t('slips.answer.no-reason')}</p>}
      {slip.questionnaire && <Answers code={slip.questionnaire} answers={answers} />}
    </div>
  );
};

const Answers = ({ code, answers }: { code: QuestionnaireCode; answers: SlipAnswer['answers'] }) => {
  const locale = useLocale();
  const rows = questionnaires[code].questions.flatMap((question) => {
    const given = answers.find((answer) => answer.question === question.id);
    if (!given) return [];
    const choices = question.kind === 'text' ? [] : question.choices;
    const chosen = given.choices.map((id) => choices.find((choice) => choice.id === id)?.[locale] ?? id);
    return [{ key: question.id, label: question.title[locale], value: given.text || chosen.join(', ') }];
  });
  return <Kv rows={rows} />;
};
