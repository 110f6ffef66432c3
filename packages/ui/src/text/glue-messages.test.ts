import { expect, test } from 'vitest';
import { glueMessages } from './glue-messages.ts';

test('words of a message are glued, names and kinds of its arguments are not', () => {
  const messages = {
    plain: ['Ответим в 18 часов'],
    number: [['count', 'plural', { one: ['осталась ', '#', ' дата и час'], other: ['в доме'] }], ' в срок'],
    link: ['Согласна с ', ['link'], ' и в доме'],
    estate: ['Квартира № ', ['number'], ' · до ', ['until']],
    english: ['Flat No. ', ['number']],
  };
  expect(glueMessages(messages as never)).toEqual({
    plain: ['Ответим в\u00a018\u00a0часов'],
    number: [
      ['count', 'plural', { one: ['осталась ', '#', '\u00a0дата и\u00a0час'], other: ['в\u00a0доме'] }],
      ' в\u00a0срок',
    ],
    link: ['Согласна с\u00a0', ['link'], ' и\u00a0в\u00a0доме'],
    estate: ['Квартира №\u00a0', ['number'], '\u00a0· до\u00a0', ['until']],
    english: ['Flat No.\u00a0', ['number']],
  });
});
