import type { User } from '@novosel/contract/users/schema.ts';
import { expect, test } from 'vitest';
import { loadUser } from './load-user.ts';

const user: User = {
  id: 1,
  status: 1,
  nickname: null,
  surname: 'Королёва',
  name: 'Анна',
  patronymic: null,
  email: null,
  phone: '+79000000001',
  client: true,
  delegate: false,
  subscriptions: [],
  birthday: '1991-04-12',
  lastAuth: '2026-11-21T09:30:00.000Z',
  createdAt: '2026-03-03T07:00:00.000Z',
  isEmployee: false,
  frozenAt: null,
  scope: ['view', 'sign', 'pay'],
  locale: 'ru',
};

test('[S3-02] the dates of a user are dates after the load, and a birthday stays its day in every zone', () => {
  const { birthday, lastAuth, createdAt, ...rest } = loadUser(user);
  expect([birthday?.getFullYear(), birthday?.getMonth(), birthday?.getDate()]).toEqual([1991, 3, 12]);
  expect(lastAuth).toEqual(new Date('2026-11-21T09:30:00Z'));
  expect(createdAt).toEqual(new Date('2026-03-03T07:00:00Z'));
  const { birthday: _, lastAuth: __, createdAt: ___, ...untouched } = user;
  expect(rest).toEqual(untouched);
  expect(loadUser({ ...user, birthday: null, lastAuth: null })).toMatchObject({
    birthday: null,
    lastAuth: null,
  });
});
