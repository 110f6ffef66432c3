interface Words {
  readonly ru: string;
  readonly en: string;
}
interface Choice extends Words {
  readonly id: string;
}

/** A question: one of the choices, several of them, or words of one's own. */
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
 * Questions as data: the page draws them, the server checks answers by them. A question that has been sent
 * keeps its id; one that is no longer asked is taken out under a new code, so that answers given before stay
 * readable.
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

/** An answer to one question: ids of choices, or words. */
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

/** What is wrong with answers, by the question; empty when they may be taken. Empty answers count as none. */
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

/** What is kept of answers: only those that say something, in the order of the questions. */
export const givenAnswers = <Given extends Answer>(
  code: QuestionnaireCode,
  answers: readonly Given[],
): Given[] =>
  questionnaires[code].questions.flatMap(({ id }) =>
    answers.filter((answer) => answer.question === id && !isEmpty(answer)),
  );
