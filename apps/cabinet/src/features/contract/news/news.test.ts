import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import { expect, test } from 'vitest';
import type { Seen } from '../standing.ts';
import { newsOf } from './news.ts';

const version = (number: number) => ({ number }) as NonNullable<ContractView['current']>;
const view = (changed: Partial<Seen> = {}): Seen => ({
  place: 'contract-reading',
  current: version(1),
  waits: null,
  signers: [{ me: true } as ContractView['signers'][number]],
  questions: [],
  paper: null,
  ...changed,
});

test('a version that comes, goes or is being replaced is news', () => {
  expect(newsOf(view({ current: null }), view())).toBe('sent');
  expect(newsOf(view(), view({ current: version(2) }))).toBe('newer');
  expect(newsOf(view(), view({ current: null }))).toBe('void');
  expect(newsOf(view(), view({ place: 'contract-draft' }))).toBe('redraft');
});

test('what the reader does himself, and what stays, is none', () => {
  const asked = [{ version: 1, state: 'open' } as ContractView['questions'][number]];
  expect(newsOf(view(), view())).toBeUndefined();
  expect(newsOf(view(), view({ place: 'contract-draft', questions: asked }))).toBeUndefined();
  expect(newsOf(view({ place: 'contract-draft' }), view({ place: 'contract-late' }))).toBeUndefined();
  expect(newsOf(view({ current: null }), view({ current: null }))).toBeUndefined();
});
