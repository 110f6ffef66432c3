import { expect, test } from 'vitest';
import {
  errorWords,
  isAbsent,
  isOutcomeUnknown,
  NetworkError,
  RefusalError,
  SessionEndedError,
} from './errors.ts';

const refusal = (details: Partial<ConstructorParameters<typeof RefusalError>[0]>) =>
  new RefusalError({ status: 200, message: '', ...details });

test('[S8-01] without an answer the words are the general ones', () => {
  expect(errorWords(new NetworkError('x'), 'Позже')).toEqual(['Позже']);
  expect(errorWords(new Error('bug'), 'Позже')).toEqual(['Позже']);
});

test('[S4.2-01] [S8-13] the message, then what the fields say; never twice the same', () => {
  expect(errorWords(refusal({ message: 'Нет', errors: { phone: ['А', 'Б'] } }), 'x')).toEqual([
    'Нет',
    'А',
    'Б',
  ]);
  expect(errorWords(refusal({ errors: { phone: ['А'] } }), 'x')).toEqual(['А']);
  expect(errorWords(refusal({ message: 'А', errors: { '': ['А'] } }), 'x')).toEqual(['А']);
  expect(errorWords(refusal({}), 'Позже')).toEqual(['Позже']);
});

test('the end of the session has no words: the page is already leaving', () => {
  expect(errorWords(new SessionEndedError('x'), 'y')).toEqual([]);
});

test('an act keeps its key only while its outcome is unknown', () => {
  expect(isOutcomeUnknown(new NetworkError('x'))).toBe(true);
  expect(isOutcomeUnknown(refusal({ status: 503 }))).toBe(true);
  expect(isOutcomeUnknown(refusal({ status: 409, code: 'IDEMPOTENCY_IN_FLIGHT' }))).toBe(true);
  expect(isOutcomeUnknown(refusal({ status: 409, code: 'STEP_WRONG' }))).toBe(false);
  expect(isOutcomeUnknown(refusal({ status: 422 }))).toBe(false);
});

test('a thing does not exist when it is unknown and when its address cannot be one', () => {
  expect(isAbsent(refusal({ status: 404, code: 'NOT_FOUND' }))).toBe(true);
  expect(isAbsent(refusal({ status: 404 }))).toBe(true);
  expect(isAbsent(refusal({ status: 422, code: 'VALIDATION' }))).toBe(true);
});

test('another refusal, no answer and no error say nothing of whether it exists', () => {
  expect(isAbsent(refusal({ status: 422, code: 'LINK_DEAD' }))).toBe(false);
  expect(isAbsent(refusal({ status: 409, code: 'STEP_WRONG' }))).toBe(false);
  expect(isAbsent(refusal({ status: 429, code: 'RATE_LIMITED' }))).toBe(false);
  expect(isAbsent(refusal({ status: 503 }))).toBe(false);
  expect(isAbsent(new NetworkError('x'))).toBe(false);
  expect(isAbsent(new SessionEndedError('x'))).toBe(false);
  expect(isAbsent(null)).toBe(false);
});
