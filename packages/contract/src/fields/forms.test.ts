import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordedEscrow } from '../deals/escrow.ts';
import { errorRegister } from '../errors/errors.ts';
import { adultPapersProblems, childProblems, snilsTaken } from '../members/papers/papers-problems.ts';
import { birthdayProblem, issueProblem, numberProblem } from '../users/rules.ts';
import { endpointTable } from '../wire/table.ts';
import { birthCertificate, organisationInn, personInn, snils } from './document-rules.ts';
import { type FieldProblem, fieldPhrase } from './field-errors.ts';
import { fieldLabel } from './field-labels.ts';
import { type FieldFinding, fieldFindings } from './field-problems.ts';
import { feedback, newPassword, registrationContacts } from './field-rules.ts';

interface Form {
  readonly name: string;
  readonly schema: z.ZodMiniType;
}

/** All forms: those of calls, and those that a page checks before it makes the call. */
const forms: readonly Form[] = [
  ...endpointTable.flatMap(({ name, body }): Form[] => (body ? [{ name, schema: body }] : [])),
  { name: 'registrationContacts', schema: registrationContacts },
  { name: 'feedback', schema: feedback },
  { name: 'newPassword', schema: newPassword },
  { name: 'documentNumbers', schema: z.object({ snils, inn: personInn, birthCertificate }) },
  { name: 'organisation', schema: z.object({ inn: organisationInn }) },
];

interface Field {
  readonly form: Form;
  readonly path: readonly string[];
  /** The field's name in its sentences. */
  readonly name: string;
  /** The whole form with this value in the field. */
  readonly filled: (value: unknown) => unknown;
}

type Inside = {
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
};
const insideOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Inside;

/** The fields of a form at any depth; for a list, those of its first item. */
const fieldsOf = (
  form: Form,
  schema = form.schema,
  path: readonly string[] = [],
  filled: Field['filled'] = (value) => value,
): Field[] => {
  const { shape, innerType, element } = insideOf(schema);
  if (innerType) return fieldsOf(form, innerType, path, filled);
  const own = path.length > 0 ? [{ form, path, name: path.at(-1) ?? '', filled }] : [];
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) =>
      fieldsOf(form, inner, [...path, name], (value) => filled({ [name]: value })),
    );
  if (element && insideOf(element).shape)
    return [...own, ...fieldsOf(form, element, [...path, '0'], (value) => filled([value]))];
  return own;
};

/** Numbers of the right length with wrong control digits. */
const wrongNumbers = z.object({ snils, inn: personInn });

const fields = forms.flatMap((form) => fieldsOf(form));

/** Invalid values from people, programs and old pages. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '+7 900 123',
  '+7 900 123-45-678',
  '+375 29 123-45-67',
  'Анна 2',
  'Əлия',
  'x'.repeat(70_000),
  -1e15,
  0,
  1.5,
  1e15,
  false,
  [],
  [1],
  Array.from({ length: 1000 }, () => 'x'),
  {},
];

/** The findings of a form in one field, over all invalid values. */
const findingsOf = ({ form, path, filled }: Field) =>
  wrong.flatMap((value) => {
    const { error } = form.schema.safeParse(filled(value), { reportInput: true });
    const all = error ? fieldFindings(error) : [];
    return all.filter((finding) => finding.path.join('.') === path.join('.'));
  });

/** Findings of passport dates; their sentences are checked together with those of the forms. */
const passportFindings: readonly FieldFinding[] = (
  [
    ['2027-01-01', '2026-01-01'],
    ['1899-12-31', '2026-01-01'],
    ['2009-01-01', '2027-01-01'],
    ['1980-01-01', '1997-09-30'],
    ['1990-01-01', '2003-12-31'],
    ['1990-01-01', '2004-01-01'],
  ] as const
).flatMap(([birthday, issueDate]) =>
  [
    birthdayProblem(birthday, '2026-11-27'),
    issueProblem(birthday, issueDate, '2026-11-27'),
    numberProblem('000000'),
  ].flatMap((found) =>
    found && found.problem !== 'living-address-missing'
      ? [{ ...found, problem: found.problem, path: ['issueDate'] }]
      : [],
  ),
);

/** Fields that the page fills in: a person cannot make a mistake in them, so they are never named to him. */
const filledByThePage = [
  // What the page shows: IDs, hashes, tokens, sums on the screen.
  [
    'booking',
    'compared',
    'draft',
    'estate',
    'favourite',
    'id',
    'key',
    'lot',
    'priceKopecks',
    'question',
    'refundKopecks',
    'seq',
    'since',
  ],
  ['rulesVersion'],
  // A version with its clauses on the screen, an open draft, a chosen deal.
  ['version', 'clause', 'clauses', 'replaces', 'deal', 'member', 'people'],
  // A schedule calculated by the page.
  ['dueOn', 'payments'],
  // Marks, places of a deal, and what a window of the desk has opened.
  ['from', 'to'],
  ['change', 'confidential', 'firstParty', 'seen'],
  // Data from a passkey device.
  ['attestationObject', 'authenticatorData', 'clientDataJSON', 'signature', 'transports', 'userHandle'],
  ['hash', 'payment', 'sha256', 'ticket', 'token', 'user_id'],
  // Which of several acts it is: the button decides.
  ['allow', 'event', 'leaveOutWrong', 'purpose', 'scenario', 'type', 'why'],
  // What contracts say of a building: its page shows problems under its own labels.
  ['areaHundredths', 'axes', 'basis', 'cadastralNumber', 'commissioning', 'early', 'energyClass'],
  ['equipment', 'floorsBelow', 'object', 'publishedOn', 'right', 'seismicClass', 'site', 'slabs', 'walls'],
  ['dark', 'light', 'none', 'prefinish', 'toleranceBasisPoints', 'workingDays'],
  // A checkbox and a switch, for which every value is valid.
  ['active', 'additionalAgree', 'by', 'channel', 'exclusive', 'on', 'open', 'replacesBooked', 'stepFree'],
  // A time that is held, a meeting on the screen, a day of the week of a row.
  ['held', 'meeting', 'weekday'],
].flat();

describe('[S5-50] forms beside those of the specification', () => {
  test('every field of every form is refused by a sentence in both languages', () => {
    expect(fields.length).toBeGreaterThan(60);
    for (const field of fields) {
      const place = `${field.form.name} ${field.path.join('.')}`;
      const found = findingsOf(field);
      expect(found.length, place).toBeGreaterThan(0);
      for (const { problem, ...demand } of found) {
        const [ru, en] = (['ru', 'en'] as const).map((locale) =>
          fieldPhrase(problem, field.name, locale, demand),
        );
        expect(ru, place).toMatch(/^[«А-Яа-я][^{}]+$/);
        expect(en, place).toMatch(/^[“A-Za-z][^{}А-Яа-я]+$/);
        expect(`${ru} ${en}`, place).not.toMatch(/undefined|NaN|Infinity/);
      }
    }
  });

  test('the dates of a passport are refused by a sentence in both languages', () => {
    expect(passportFindings.length).toBeGreaterThan(6);
    for (const { problem, ...demand } of passportFindings) {
      expect(fieldPhrase(problem, 'issueDate', 'ru', demand)).toMatch(/^[А-Я][^{}]+$/);
      expect(fieldPhrase(problem, 'issueDate', 'en', demand)).toMatch(/^[A-Z][^{}А-Яа-я]+$/);
    }
  });

  test('every sentence of the register is said by some form', () => {
    const register: Record<FieldProblem, true> = {
      required: true,
      email: true,
      minLength: true,
      maxLength: true,
      maxCount: true,
      minValue: true,
      maxValue: true,
      integer: true,
      digits: true,
      snilsKey: true,
      innKey: true,
      birthCertificate: true,
      accountCurrency: true,
      accountKey: true,
      correspondentKey: true,
      sameAs: true,
      phoneShort: true,
      phoneLong: true,
      phoneForeign: true,
      nameSign: true,
      paperLetter: true,
      'birthday-future': true,
      'birthday-too-early': true,
      'too-young': true,
      'issued-future': true,
      'issued-before-1997': true,
      'issued-before-14': true,
      'passport-ended': true,
      'number-zeros': true,
      childAdult: true,
      snilsTaken: true,
      paperEnds: true,
      agree: true,
      default: true,
    };
    const child = { lastName: 'Ким', firstName: 'Юна', patronymic: null, relation: 'mother' } as const;
    const twice = { password: 'long enough', passwordAgain: 'another one', code: '123456' };
    const { error } = newPassword.safeParse(twice, { reportInput: true });
    const escrow = (account: string) =>
      recordedEscrow.safeParse(
        { bank: 'АО «Банк»', bik: '044525225', correspondentAccount: '30101810500000000225', account },
        { reportInput: true },
      ).error;
    const numbers = wrongNumbers.safeParse({ snils: '112-233-445 96', inn: '500100732258' });
    const escrows = ['40817810156003706313', '40817840156003706313'].map(escrow);
    const made = [error, ...escrows, numbers.error].flatMap((one) => (one ? fieldFindings(one) : []));
    const grown = childProblems({ ...child, birthday: '2008-11-29' }, '2026-11-29');
    const registered = { registration: 'temporary', registrationUntil: '2026-11-28' } as const;
    const days = { today: '2026-11-29', signing: '2026-12-10' };
    const owner = { citizenship: 'RU', foreign: null, snils: '112-233-445 95', power: null } as const;
    const ended = adultPapersProblems({ ...owner, ...registered }, false, days);
    const members = [...grown, ...ended, snilsTaken];
    const said = new Set(
      [...fields.flatMap(findingsOf), ...made, ...passportFindings, ...members].map((one) => one.problem),
    );
    expect([...said].sort()).toEqual(Object.keys(register).sort());
  });

  test('a field that a person fills in is called by its label; the others are known by name', () => {
    const names = [...new Set(fields.map(({ name }) => name))];
    const unnamed = names.filter((name) => !fieldLabel(name, 'ru') || !fieldLabel(name, 'en'));
    expect(unnamed.filter((name) => !filledByThePage.includes(name))).toEqual([]);
    expect(unnamed.length).toBeLessThan(names.length / 2);
  });

  test('what a call of a form may answer besides is said in both languages, with the same places for numbers', () => {
    const places = (phrase: string) => [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const codes = new Set(endpointTable.filter(({ body }) => body).flatMap(({ errors }) => errors));
    expect(codes.size).toBeGreaterThan(30);
    for (const code of codes) {
      const { ru, en } = errorRegister[code];
      expect(ru, code).toMatch(/[А-Яа-я]/);
      expect(en, code).toMatch(/^[^А-Яа-я]+$/);
      expect(places(en), code).toEqual(places(ru));
    }
  });
});
