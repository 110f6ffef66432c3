import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';
import { expect, test } from 'vitest';
import { notificationIcon } from './notification-icon.ts';
import { notificationLists } from './notification-lists.ts';
import { whatAndWhen } from './what-and-when.ts';

const one = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  title: '',
  text: '',
  timestamp: id,
  date: new Date(id * 1000).toISOString(),
  tags: [],
  isNew: false,
  isArchive: false,
  link: null,
  ...more,
});

test('[S3-28] there are two lists, all and new, both with the later first', () => {
  const { all, fresh } = notificationLists([one(1, { isNew: true }), one(2), one(3, { isNew: true })]);
  expect(all.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(fresh.map(({ id }) => id)).toEqual([3, 1]);
});

test.each([
  ['[S3-25] «Для вас» has a person', ['Для вас'], User],
  ['[S3-26] «По сделке» has a file', ['По сделке'], FileText],
  ['[S3-27] anything else has a letter', ['Новости'], Mail],
  ['[S3-27] the same in other letters is another tag', ['для вас', 'По сделке.'], Mail],
  ['[S3-27] so has no tag at all', [], Mail],
])('%s', (_, tags, icon) => {
  expect(notificationIcon(one(1, { tags }))).toBe(icon);
});

test('[S2.6-08] [S3-24] tags that we know are told in the language of the reader, others as they were written', () => {
  const [tags, now] = [['Для вас', 'По сделке', 'Новости', 'Стройка'], new Date('2026-11-22T09:00:00Z')];
  const told = (locale: 'ru' | 'en') => whatAndWhen(one(1, { tags }), locale, now);
  expect(told('ru')).toMatch(/^Для вас · По сделке · Новости · Стройка · /);
  expect(told('en')).toMatch(/^For you · About the deal · News · Стройка · /);
});
