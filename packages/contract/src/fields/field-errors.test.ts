import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FieldProblem, fieldPhrase } from './field-errors.ts';
import { fieldFindings } from './field-problems.ts';
import { code, codeAndPassword, email, feedback, newPassword, registrationContacts } from './field-rules.ts';

/** Error sentences of a form by field, in Russian. */
const said = (schema: z.ZodMiniType, values: unknown) => {
  const { error } = schema.safeParse(values, { reportInput: true });
  return Object.fromEntries(
    (error ? fieldFindings(error, values) : []).map(({ path, problem, ...demand }) => [
      path.join('.'),
      fieldPhrase(problem, path.at(-1) ?? '', 'ru', demand),
    ]),
  );
};

const problemsOf = (schema: z.ZodMiniType, values: unknown) => {
  const { error } = schema.safeParse(values, { reportInput: true });
  return error ? fieldFindings(error, values).map(({ problem }) => problem) : [];
};

test('[S5-16] [S5-17] [S5-18] sentences given by the specification, to the letter', () => {
  expect(fieldPhrase('required', 'surname', 'ru')).toBe('Необходимо заполнить «Фамилия»');
  expect(fieldPhrase('email', 'email', 'ru')).toBe('не является правильным email адресом');
  expect(fieldPhrase('default', 'number', 'ru')).toBe('Значение «Номер паспорта» неверно');
  expect(fieldPhrase('required', 'number', 'en')).toBe('“Passport number” is required');
});

test.each<[FieldProblem, string]>([
  ['minLength', 'Значение «Сообщение» должно содержать минимум 3\u00a0символа'],
  ['maxLength', 'Значение «Сообщение» должно содержать максимум 3\u00a0символа'],
  ['maxCount', '«Сообщение»: не больше 3'],
  ['minValue', 'Значение «Сообщение» должно быть не меньше 3'],
  ['maxValue', 'Значение «Сообщение» должно быть не больше 3'],
  ['integer', 'Значение «Сообщение» должно быть целым числом'],
  ['sameAs', 'Значение «Сообщение» должно совпадать с\u00a0«Пароль»'],
])(
  '[S5-19] [S5-20] [S5-21] [S5-22] [S5-23] [S5-24] %s has its own sentence in the same voice, in both languages',
  (problem, sentence) => {
    const demand = { count: 3, other: 'password' };
    expect(fieldPhrase(problem, 'message', 'ru', demand)).toBe(sentence);
    expect(fieldPhrase(problem, 'message', 'en', demand)).toMatch(/^“Message” must [^А-Яа-я]+$/);
  },
);

test('a field of no person is not named to him', () => {
  expect(fieldPhrase('required', 'x-1', 'ru')).toBe('Необходимо заполнить поле');
  expect(fieldPhrase('default', 'x-1', 'ru')).toBe('Значение неверно');
});

const contacts = { email: 'anna@demo.test', surname: 'Королёва', agree: true, additionalAgree: false };

test('[S3-20] [S5-09] [S5-10] [S5-11] [S5-12] [S5-13] [S4.3-04] registration: an address, a surname and the consent', () => {
  expect(said(registrationContacts, contacts)).toEqual({});
  expect(said(registrationContacts, { ...contacts, email: ' ', surname: '', agree: false })).toEqual({
    email: 'Необходимо заполнить «Электронная почта»',
    surname: 'Необходимо заполнить «Фамилия»',
    agree: 'Необходимо согласие с условиями пользовательского соглашения',
  });
  expect(said(registrationContacts, { ...contacts, email: 'anna@' })).toEqual({
    email: 'не является правильным email адресом',
  });
});

test('[S5-14] [S5-15] [S9-03] the code of the registration: exactly 4 digits', () => {
  expect(said(z.object({ code: code(4) }), { code: '' })).toEqual({ code: 'Необходимо заполнить «Код»' });
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,6}$/), (typed) => {
      expect(code(4).safeParse(typed).success).toBe(typed.length === 4);
    }),
  );
  expect(code(4).safeParse('12a4').success).toBe(false);
});

test('[S5-01] [S5-02] [S5-03] [S5-04] [S9-01] feedback: a subject and 3 to 65535 characters', () => {
  expect(said(feedback, { subject: '', message: '' })).toEqual({
    subject: 'Необходимо заполнить «Тема»',
    message: 'Необходимо заполнить «Сообщение»',
  });
  expect(said(feedback, { subject: 'x', message: 'да' })).toEqual({
    message: 'Значение «Сообщение» должно содержать минимум 3\u00a0символа',
  });
  expect(said(feedback, { subject: 'x', message: 'а'.repeat(65_536) })).toEqual({
    message: 'Значение «Сообщение» должно содержать максимум 65\u00a0535\u00a0символов',
  });
  expect(said(feedback, { subject: 'x', message: 'а'.repeat(65_535) })).toEqual({});
  expect(said(feedback, { subject: 'x', message: 'где' })).toEqual({});
});

test('every rule of a schema finds its sentence', () => {
  const one = (schema: z.ZodMiniType, value: unknown) =>
    problemsOf(z.object({ field: schema }), { field: value });
  expect(one(z.int(), 1.5)).toEqual(['integer']);
  expect(one(z.number().check(z.minimum(3)), 2)).toEqual(['minValue']);
  expect(one(z.number().check(z.maximum(3)), 4)).toEqual(['maxValue']);
  expect(one(z.number(), null)).toEqual(['required']);
  expect(one(z.array(z.string()).check(z.minLength(1)), [])).toEqual(['required']);
  expect(one(z.array(z.string()).check(z.minLength(2)), ['a'])).toEqual(['minLength']);
  expect(one(z.array(z.string()).check(z.maxLength(1)), ['a', 'b'])).toEqual(['maxCount']);
  expect(one(z.coerce.number(), undefined)).toEqual(['required']);
  expect(one(z.coerce.number(), 'много')).toEqual(['default']);
  expect(one(z.enum(['a', 'b']), undefined)).toEqual(['required']);
  expect(one(z.enum(['a', 'b']), 'c')).toEqual(['default']);
  expect(one(z.iso.date(), '')).toEqual(['required']);
  expect(one(z.iso.date(), '31.02.2026')).toEqual(['default']);
  expect(problemsOf(z.strictObject({}), { field: 1 })).toEqual(['default']);
});

test('a second password repeats the first', () => {
  const values = { password: 'тихая вода', passwordAgain: 'тихая', code: '123456' };
  expect(said(newPassword, values)).toEqual({
    passwordAgain: 'Значение «Пароль ещё раз» должно совпадать с\u00a0«Пароль»',
  });
  expect(said(newPassword, { ...values, passwordAgain: 'тихая вода' })).toEqual({});
});

test('a password that is made is ruled by its length alone, and spaces count', () => {
  const values = { password: '1234567', code: '123456' };
  expect(said(codeAndPassword, values)).toEqual({
    password: 'Значение «Пароль» должно содержать минимум 8\u00a0символов',
  });
  expect(said(codeAndPassword, { ...values, password: 'ы'.repeat(129) })).toEqual({
    password: 'Значение «Пароль» должно содержать максимум 128\u00a0символов',
  });
  for (const password of ['1234567 ', '        ', 'ы'.repeat(128)])
    expect(said(codeAndPassword, { ...values, password })).toEqual({});
});

test('several findings of a field are told by the first', () => {
  expect(problemsOf(z.object({ email }), { email: '' })).toEqual(['required']);
});
