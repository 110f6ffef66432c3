import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';
import { expect, test } from 'vitest';
import { isGood, isSpent, type Sent, sentAfter, sentAlready, sentFor } from './sent-code.ts';

const now = 1_000_000;
const said = { phone: '79990000001', surname: 'Новосёлова' };
const sent: Sent = { to: '+7 *** 01', resendAt: now + 60_000, goodUntil: now + 300_000 };
const refusal = (code: string, status = 429) =>
  new RefusalError({ status, code, message: 'нет', retryAfterSeconds: 40 });

test('a code is valid until its end for the data it was sent for, and for no other data', () => {
  expect(isGood(sentFor({ data: said, sent }, { ...said }), now)).toBe(true);
  expect(isGood(sentFor({ data: said, sent }, { ...said }), sent.goodUntil)).toBe(false);
  expect(sentFor({ data: said, sent }, { ...said, surname: 'Иная' })).toBeUndefined();
  expect(sentFor(undefined, said)).toBeUndefined();
});

test('«too soon» for the same data means that a code was sent, and tells when to request the next one', () => {
  expect(sentAlready(refusal('CODE_TOO_SOON'), sent, now)).toEqual({ ...sent, resendAt: now + 40_000 });
  expect(sentAlready(refusal('CODE_WAIT'), sent, now)).toEqual({ ...sent, resendAt: now + 40_000 });
  expect(sentAlready(refusal('CODE_TOO_SOON'), undefined, now)).toBeUndefined();
  expect(sentAlready(refusal('CODE_WAIT'), undefined, now)).toBeUndefined();
  expect(sentAlready(refusal('CODE_DAY_OVER'), sent, now)).toBeUndefined();
});

test('a used-up code is not offered for entering', () => {
  expect(isSpent(refusal('CODE_TRIES_OVER', 400))).toBe(true);
  expect(isSpent(refusal('CODE_WRONG', 400))).toBe(false);
  expect(isGood({ ...sent, goodUntil: 0 }, now)).toBe(false);
  expect(sentAlready(refusal('CODE_TOO_SOON'), { ...sent, goodUntil: 0 }, now)).toBeUndefined();
});

test('without an answer the code may have been sent, so a later «too soon» means that it was', () => {
  const perhaps = sentAfter(new NetworkError('lost'), undefined, now);
  expect(isGood(perhaps, now)).toBe(false);
  const there = sentAlready(refusal('CODE_TOO_SOON'), perhaps, now);
  expect(there).toEqual({ to: '', resendAt: now + 40_000, goodUntil: now + 40_000 });
  expect(sentAfter(refusal('CODE_DAY_OVER'), undefined, now)).toBeUndefined();
  expect(sentAfter(new NetworkError('lost'), sent, now)).toBe(sent);
});
