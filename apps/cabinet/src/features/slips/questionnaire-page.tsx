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
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
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
  const { send, busy, words } = useSlipAct(answerQuestions, { onDone, onDead }, draft.forget);
  const { title, questions } = questionnaires[code];
  const answersOf = (given: Values) =>
    questions.map(({ id }) => ({ question: id, ...(given[id] ?? nothing) }));
  const check = wordsCheck<Values>((given) =>
    Object.fromEntries(
      Object.keys(answerProblems(code, answersOf(given))).map((id) => [id, t('slips.question.needed')]),
    ),
  );
  const { form, values, change, errorOf } = useKeptForm<Values>(check, {}, { draft, late: true });
  const submit = (given: Values) =>
    send({ body: { token, key, answers: givenAnswers(code, answersOf(given)) } });
  return (
    <Card title={title[locale]}>
      <Form form={form} plain busy={busy} className={styles.form} onSubmit={submit}>
        <ErrorAlert errors={words} />
        {questions.map((question) => (
          <div key={question.id}>
            <QuestionField
              question={question}
              value={values[question.id] ?? nothing}
              error={errorOf(question.id)}
              onChange={(given) => change({ [question.id]: given })}
            />
          </div>
        ))}
        <div>
          <Button type="submit" busy={busy}>
            {t('slips.questionnaire.send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

const QuestionnaireForm = (props: SlipFormProps) =>
  props.matter.questionnaire && <QuestionsForm {...props} code={props.matter.questionnaire} />;

/** S2.2-18: a questionnaire; its questions are data. */
export default function QuestionnairePage() {
  return <SlipPage kind="questionnaire" form={QuestionnaireForm} />;
}
