import { expect, test } from 'vitest';
import { alertOf } from './toast-alert.ts';

test('[S3-57] an alert has an id, a type, a title and a message', () => {
  const sent = alertOf({ title: 'Сообщение отправлено', text: 'Мы свяжемся с вами.', tone: 'info' });
  expect(sent).toEqual({
    id: expect.any(String),
    type: 'info',
    title: 'Сообщение отправлено',
    message: 'Мы свяжемся с вами.',
  });
  expect(alertOf({ text: 'Нет связи', tone: 'warn' })).toMatchObject({ type: 'warning', title: 'Нет связи' });
  expect(alertOf({ text: 'Нет связи', tone: 'warn' }).message).toBeUndefined();
});

test('the same words are the same alert, other words or another type are not', () => {
  const { id } = alertOf({ text: 'Нет связи', tone: 'bad' });
  expect(alertOf({ text: 'Нет связи', tone: 'bad' }).id).toBe(id);
  expect(alertOf({ text: 'Нет связи', tone: 'warn' }).id).not.toBe(id);
  expect(alertOf({ text: 'Связь есть', tone: 'bad' }).id).not.toBe(id);
});
