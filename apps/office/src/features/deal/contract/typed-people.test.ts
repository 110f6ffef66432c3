import { expect, it } from 'vitest';
import { readPeople, typedPeople, wrongOf } from './typed-people.ts';

const member = '01935b6e-0000-7000-8000-000000000001';
const person = {
  member,
  lastName: 'Янкович',
  firstName: 'Ян',
  patronymic: null,
  birthday: '1988-04-12',
  birthPlace: 'г. Брест',
  address: 'г. Минск, ул. Садовая, д. 4',
};

it('a person is read as he was entered, also without a patronymic', () => {
  expect(readPeople(typedPeople([person]), [member])).toEqual([person]);
  expect(readPeople({}, [])).toEqual([]);
});

it('what is missing or wrong of a person is told at its field', () => {
  const typed = { ...typedPeople([person]), [`${member} address`]: ' ', [`${member} birthday`]: '31.02' };
  expect(readPeople(typed, [member])).toBeUndefined();
  const wrong = [...wrongOf(typed, member)].map(([field, { problem }]) => `${field} ${problem}`);
  expect(wrong).toEqual(['birthday default', 'address required']);
});
