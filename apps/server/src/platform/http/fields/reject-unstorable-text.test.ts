import { expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { rejectUnstorableText } from './reject-unstorable-text.ts';

const wrongFields = (asked: unknown): string[] => {
  try {
    rejectUnstorableText(asked);
    return [];
  } catch (error) {
    return Object.keys((error as AppError).fields);
  }
};

it('[promise 29] names the fields whose text cannot be kept, however deep they stand', () => {
  const text = { name: 'Вера', notes: ['до\u0000', { inner: 'по\ud83d' }], smile: '🙂' };
  expect(wrongFields(text).sort()).toEqual(['inner', 'notes']);
  expect(rejectUnstorableText({ name: 'Вера 🙂' })).toEqual({ name: 'Вера 🙂' });
});

it('[promise 29] survives input that is nested arbitrarily deep', () => {
  let deep: unknown = 'x\u0000';
  for (let i = 0; i < 200_000; i += 1) deep = [deep];
  expect(() => rejectUnstorableText({ deep })).toThrow(AppError);
});
