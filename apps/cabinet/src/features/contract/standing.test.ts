import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

type Stood = Parameters<typeof standingOf>[0];

const current = { number: 2 } as NonNullable<ContractView['current']>;
const me = { me: true } as ContractView['signers'][number];
const asked = { version: 2, state: 'open' } as ContractView['questions'][number];
const view = (changed: Partial<Stood>): Stood => ({
  place: 'contract-reading',
  current,
  waits: null,
  signers: [me],
  questions: [],
  paper: null,
  ...changed,
});

test('the page says who is awaited at every standing of the contract', () => {
  expect(standingOf(view({}))).toBe('agree');
  expect(standingOf(view({ waits: 'not-opened' }))).toBe('read');
  expect(standingOf(view({ waits: 'not-read' }))).toBe('read');
  expect(standingOf(view({ waits: 'question-open' }))).toBe('question');
  expect(standingOf(view({ waits: 'agreed-already' }))).toBe('others');
  expect(standingOf(view({ signers: [] }))).toBe('others');
  expect(standingOf(view({ current: null, place: 'contract-late' }))).toBe('none');
  expect(standingOf(view({ current: null, place: 'members' }))).toBe('elsewhere');
  expect(standingOf(view({ paper: { sha256: '', bytes: 1, pages: 1 }, place: 'signing' }))).toBe('frozen');
});

test('nobody agrees while the lawyer answers or writes another version', () => {
  expect(standingOf(view({ place: 'contract-draft' }))).toBe('redraft');
  expect(standingOf(view({ place: 'contract-draft', questions: [asked] }))).toBe('question');
  expect(standingOf(view({ place: 'contract-draft', questions: [{ ...asked, version: 1 }] }))).toBe(
    'redraft',
  );
});
