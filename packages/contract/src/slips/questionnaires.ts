interface Words {
  readonly ru: string;
  readonly en: string;
}
interface Choice extends Words {
  readonly id: string;
}

/** A question: a single choice, several choices, or free text. */
export type Question = { readonly id: string; readonly title: Words; readonly required: boolean } & (
  | { readonly kind: 'one' | 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'text' }
);

interface Questionnaire {
  readonly title: Words;
  readonly questions: readonly Question[];
}

export const questionnaireCodes = ['choosing-flat'] as const;
export type QuestionnaireCode = (typeof questionnaireCodes)[number];

/**
 * Questions as data: the page renders them, the server checks answers by them. A question that was sent keeps
 * its ID; to drop one, add a questionnaire under a new code, so that earlier answers stay readable.
 */
export const questionnaires: Readonly<Record<QuestionnaireCode, Questionnaire>> = {
  'choosing-flat': {
    title: { ru: 'Как вы выбирали квартиру', en: 'How you chose your flat' },
    questions: [
      {
        id: 'source',
        kind: 'one',
        required: true,
        title: { ru: 'Откуда вы узнали о комплексе?', en: 'How did you learn of the complex?' },
        choices: [
          { id: 'friends', ru: 'От знакомых', en: 'From friends' },
          { id: 'internet', ru: 'Из интернета', en: 'On the internet' },
          { id: 'nearby', ru: 'Живу или работаю рядом', en: 'I live or work nearby' },
          { id: 'agent', ru: 'От риелтора', en: 'From an estate agent' },
          { id: 'otherwise', ru: 'Иначе', en: 'In another way' },
        ],
      },
      {
        id: 'mattered',
        kind: 'several',
        required: true,
        title: { ru: 'Что решило ваш выбор?', en: 'What decided your choice?' },
        choices: [
          { id: 'price', ru: 'Цена и условия оплаты', en: 'Price and terms of payment' },
          { id: 'place', ru: 'Место и транспорт', en: 'Place and transport' },
          { id: 'plan', ru: 'Планировка', en: 'Floor plan' },
          { id: 'term', ru: 'Срок передачи ключей', en: 'Date of the hand-over' },
          { id: 'surroundings', ru: 'Двор, школы и магазины рядом', en: 'Yard, schools and shops nearby' },
        ],
      },
      {
        id: 'finishing',
        kind: 'one',
        required: false,
        title: { ru: 'Какая отделка вам нужна?', en: 'Which finishing do you need?' },
        choices: [
          { id: 'none', ru: 'Без отделки', en: 'None' },
          { id: 'rough', ru: 'Под чистовую', en: 'Ready to be finished' },
          { id: 'full', ru: 'Готовая', en: 'Complete' },
        ],
      },
      {
        id: 'missing',
        kind: 'text',
        required: false,
        title: { ru: 'Чего не хватило, когда вы выбирали?', en: 'What was missing while you were choosing?' },
      },
    ],
  },
};

/** An answer to one question: IDs of choices, or text. */
interface Answer {
  readonly question: string;
  readonly choices: readonly string[];
  readonly text: string;
}

const isEmpty = ({ choices, text }: Answer): boolean => choices.length === 0 && text.trim() === '';

function fits(question: Question, { choices, text }: Answer): boolean {
  if (question.kind === 'text') return choices.length === 0;
  const known = choices.every((id) => question.choices.some((choice) => choice.id === id));
  const once = new Set(choices).size === choices.length;
  return text === '' && known && once && (question.kind === 'several' || choices.length <= 1);
}

/** Problems of answers, by question; empty when they are valid. Empty answers count as missing. */
export function answerProblems(
  code: QuestionnaireCode,
  answers: readonly Answer[],
): Readonly<Record<string, 'required' | 'default'>> {
  const { questions } = questionnaires[code];
  const strange = answers.filter(
    (answer, place) =>
      !questions.some(({ id }) => id === answer.question) ||
      answers.findIndex(({ question }) => question === answer.question) !== place,
  );
  const problems = new Map<string, 'required' | 'default'>();
  for (const { question } of strange) problems.set(question, 'default');
  for (const question of questions) {
    const given = answers.find((answer) => answer.question === question.id && !isEmpty(answer));
    if (!given && question.required) problems.set(question.id, 'required');
    if (given && !fits(question, given)) problems.set(question.id, 'default');
  }
  return Object.fromEntries(problems);
}

/** The answers to store: only non-empty ones, in the order of the questions. */
export const givenAnswers = <Given extends Answer>(
  code: QuestionnaireCode,
  answers: readonly Given[],
): Given[] =>
  questionnaires[code].questions.flatMap(({ id }) =>
    answers.filter((answer) => answer.question === id && !isEmpty(answer)),
  );
