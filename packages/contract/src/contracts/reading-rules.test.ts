import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClauseChange } from './changes.ts';
import {
  afterQuestionAct,
  type ClauseQuestion,
  holdingQuestions,
  questionActs,
  questionStates,
} from './questions-rules.ts';
import {
  type AgreementPosition,
  afterSending,
  agreedMembers,
  agreementEvent,
  agreementRefusal,
  type ContractVersionRecord,
  clausesToRead,
  type MemberReading,
  unreadClauses,
} from './reading-rules.ts';
import type { RenderedClause } from './template.ts';
import { versionStates } from './version-rules.ts';

const clause = (id: string, kind: RenderedClause['kind'] = 'clause'): RenderedClause => ({
  id,
  kind,
  number: '1',
  title: null,
  text: id,
  keyTerm: null,
  essential: null,
});
const change = (id: string, kind: ClauseChange['change']): ClauseChange => ({
  id,
  change: kind,
  isMoved: false,
  before: null,
  after: null,
  spans: [],
});
const question = (state: ClauseQuestion['state']): ClauseQuestion => ({
  clauseId: 'late-transfer',
  memberId: 'ilya',
  state,
});
const reading = (memberId: string, rest: Partial<MemberReading> = {}): MemberReading => ({
  memberId,
  hasOpened: true,
  readIds: ['a', 'b', 'c', 'd', 'e'],
  hasAgreed: false,
  ...rest,
});
const position = (rest: Partial<AgreementPosition> = {}): AgreementPosition => ({
  state: 'opened',
  reading: reading('anna'),
  toRead: ['a', 'b', 'c', 'd', 'e'],
  questions: [],
  ...rest,
});

describe('questions at a clause', () => {
  test('are answered, asked again and withdrawn, each from its state', () => {
    const table = questionActs.map((act) => questionStates.map((state) => afterQuestionAct(state, act)));
    expect(table).toEqual([
      ['answered', undefined, undefined],
      [undefined, 'open', undefined],
      ['withdrawn', 'withdrawn', undefined],
    ]);
  });

  test('hold the agreement of every member until they are answered or withdrawn', () => {
    const refusal = (...questions: ClauseQuestion[]) => agreementRefusal(position({ questions }));
    expect(refusal(question('open'))).toBe('question-open');
    expect(refusal(question('answered'), question('open'))).toBe('question-open');
    expect(refusal(question('answered'), question('withdrawn'))).toBeUndefined();
    expect(holdingQuestions([question('answered'), question('open')])).toHaveLength(1);
  });
});

describe('reading', () => {
  test('the first version is read whole, a later one where it changed', () => {
    const clauses = [clause('h', 'heading'), clause('a'), clause('b')];
    expect(clausesToRead(clauses, null)).toEqual(['a', 'b']);
    const changes = [
      change('h', 'same'),
      change('a', 'changed'),
      change('x', 'removed'),
      change('b', 'same'),
    ];
    expect(clausesToRead(clauses, changes)).toEqual(['a', 'x']);
  });

  test('four clauses of five are not all', () => {
    const partly = reading('anna', { readIds: ['a', 'b', 'c', 'd'] });
    expect(unreadClauses(position().toRead, partly)).toEqual(['e']);
    expect(agreementRefusal(position({ reading: partly }))).toBe('not-read');
    expect(agreementRefusal(position())).toBeUndefined();
  });

  test('nobody agrees without having opened it, or twice', () => {
    expect(agreementRefusal(position({ reading: reading('anna', { hasOpened: false }) }))).toBe('not-opened');
    expect(agreementRefusal(position({ reading: reading('anna', { hasAgreed: true }) }))).toBe(
      'agreed-already',
    );
  });

  test.each(versionStates)('a version that is %s', (state) => {
    const isOpen = ['sent', 'opened', 'questions'].includes(state);
    expect(agreementRefusal(position({ state }))).toBe(isOpen ? undefined : 'version-closed');
  });

  test('the last member who agrees makes the version agreed', () => {
    const two = [reading('anna', { hasAgreed: true }), reading('ilya')];
    expect(agreementEvent(two, 'ilya')).toBe('agree-last');
    expect(agreementEvent([...two, reading('vera')], 'ilya')).toBe('agree');
  });
});

const record: fc.Arbitrary<ContractVersionRecord> = fc.record({
  number: fc.integer({ min: 1, max: 9 }),
  state: fc.constantFrom(...versionStates),
  readings: fc.array(
    fc.record({
      memberId: fc.constantFrom('anna', 'ilya'),
      hasOpened: fc.boolean(),
      readIds: fc.array(fc.constantFrom('a', 'b')),
      hasAgreed: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

test('a new version voids what was read and agreed before it, whatever that was', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 5 }), (versions) => {
      const after = afterSending(versions, ['anna', 'ilya']);
      const latest = after.at(-1);
      expect(agreedMembers(after)).toEqual([]);
      expect(after.slice(0, -1).every(({ state }) => state === 'void')).toBe(true);
      expect(after.slice(0, -1).map(({ readings }) => readings)).toEqual(
        versions.map(({ readings }) => readings),
      );
      expect(versions.every(({ number }) => number < (latest?.number ?? 0))).toBe(true);
      expect(latest?.readings.every(({ hasOpened, readIds }) => !hasOpened && readIds.length === 0)).toBe(
        true,
      );
    }),
  );
});

test('an agreement to the version in force counts', () => {
  const [latest] = afterSending([], ['anna', 'ilya']);
  const readings = [reading('anna', { hasAgreed: true }), reading('ilya')];
  expect(agreedMembers([{ number: 1, state: 'opened', readings }])).toEqual(['anna']);
  expect(latest).toMatchObject({ number: 1, state: 'sent' });
});
