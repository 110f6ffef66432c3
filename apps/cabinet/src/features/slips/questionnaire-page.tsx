import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { answerQuestions } from '@novosel/contract/slips/endpoints.ts';
import {
  answerProblems,
  givenAnswers,
  type QuestionnaireCode,
  questionnaires,
} from '@novosel/contract/slips/questionnaires.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { type FormEvent, useState } from 'react';
import { type Given, QuestionField } from './question-field.tsx';
import { type SlipFormProps, SlipPage } from './slip-page.tsx';
import styles from './slips.module.css';
import { useSlipAct } from './use-slip-act.ts';
import { useSlipDraft } from './use-slip-draft.ts';

type Values = Record<string, Given>;
const nothing: Given = { choices: [], text: '' };

const QuestionsForm = (props: SlipFormProps & { code: QuestionnaireCode }) => {
  const { code, token, onDone, onDead } = props;
  const t = useText();
  const locale = useLocale();
  const { key, draft } = useSlipDraft<Values>(token);
  const [values, change] = useDraft(draft, {});
  const { send, busy, words } = useSlipAct(answerQuestions, { onDone, onDead }, draft.forget);
  const [tried, setTried] = useState(false);
  const { title, questions } = questionnaires[code];
  const answers = questions.map(({ id }) => ({ question: id, ...(values[id] ?? nothing) }));
  const problems = answerProblems(code, answers);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = questions.find(({ id }) => problems[id]);
    if (wrong)
      event.currentTarget
        .querySelector<HTMLElement>(`[data-question=${wrong.id}] :is(input, textarea)`)
        ?.focus();
    else if (!busy) send({ body: { token, key, answers: givenAnswers(code, answers) } });
  };
  return (
    <Card title={title[locale]}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorAlert errors={words} />
        {questions.map((question) => (
          <div key={question.id} data-question={question.id}>
            <QuestionField
              question={question}
              value={values[question.id] ?? nothing}
              error={tried && problems[question.id] ? t('slips.question.needed') : undefined}
              onChange={(given) => change({ [question.id]: given })}
            />
          </div>
        ))}
        <div>
          <Button type="submit" busy={busy}>
            {t('slips.questionnaire.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
};

const QuestionnaireForm = (props: SlipFormProps) =>
  props.matter.questionnaire && <QuestionsForm {...props} code={props.matter.questionnaire} />;

/** S2.2-18: questions, kept as data. */
export default function QuestionnairePage() {
  return <SlipPage kind="questionnaire" form={QuestionnaireForm} />;
}
