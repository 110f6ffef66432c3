import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblems, givenAnswers, questionnaireCodes, questionnaires } from './questionnaires.ts';

const code = fc.constantFrom(...questionnaireCodes);

/** Valid answers of any questionnaire; optional ones are sometimes empty. */
const right = code.chain((code) =>
  fc
    .tuple(
      ...questionnaires[code].questions.map((question) => {
        const blank = fc.constant({ question: question.id, choices: [] as string[], text: '' });
        const given =
          question.kind === 'text'
            ? fc.string().map((text) => ({ question: question.id, choices: [] as string[], text }))
            : fc
                .subarray(
                  question.choices.map(({ id }) => id),
                  { minLength: 1, maxLength: question.kind === 'one' ? 1 : question.choices.length },
                )
                .map((choices) => ({ question: question.id, choices, text: '' }));
        return question.required ? given : fc.oneof(given, blank);
      }),
    )
    .map((answers) => ({ code, answers })),
);

describe('[S2.2-18] answers to a questionnaire', () => {
  it('are taken when each fits its question, and what says nothing is not kept', () => {
    fc.assert(
      fc.property(right, ({ code, answers }) => {
        expect(answerProblems(code, answers)).toEqual({});
        const kept = givenAnswers(code, answers);
        expect(kept.every(({ choices, text }) => choices.length > 0 || text.trim() !== '')).toBe(true);
        expect(answerProblems(code, kept)).toEqual({});
      }),
    );
  });

  it('are not taken without one that is required, with one that is unknown, or given twice', () => {
    fc.assert(
      fc.property(right, ({ code, answers }) => {
        const [first] = questionnaires[code].questions.filter(({ required }) => required);
        const id = first?.id ?? '';
        expect(
          answerProblems(
            code,
            answers.filter(({ question }) => question !== id),
          ),
        ).toEqual({ [id]: 'required' });
        for (const question of ['constructor', '__proto__']) {
          const strange = { question, choices: ['x'], text: '' };
          const problems = Object.entries(answerProblems(code, [...answers, strange]));
          expect(problems).toEqual([[question, 'default']]);
        }
        expect(answerProblems(code, [...answers, ...answers])[id]).toBe('default');
        const unknown = answers.map((one) => (one.question === id ? { ...one, choices: ['x'] } : one));
        expect(answerProblems(code, unknown)).toEqual({ [id]: 'default' });
      }),
    );
  });

  it('have one choice where one is asked for, and words only where words are', () => {
    for (const code of questionnaireCodes)
      for (const question of questionnaires[code].questions) {
        const choices = question.kind === 'text' ? ['x'] : question.choices.map(({ id }) => id);
        const all = answerProblems(code, [{ question: question.id, choices, text: '' }])[question.id];
        expect(all).toBe(question.kind === 'several' ? undefined : 'default');
        const words = answerProblems(code, [{ question: question.id, choices: [], text: 'слова' }])[
          question.id
        ];
        expect(words).toBe(question.kind === 'text' ? undefined : 'default');
      }
  });
});
