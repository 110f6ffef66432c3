import { expect, it } from 'vitest';
import { readPersonText } from './person-text.ts';

it.each([
  ['+7 900 000-00-01', '79000000001', '79000000002'],
  ['8 (900) 000', '7900000', '7900001'],
  ['900 0', '79000', '79001'],
  ['79999', '79999', '80000'],
  ['+7 900 000-00-01 22', '79000000001', '79000000002'],
])('«%s» is a phone: from %s, before %s', (typed, from, before) => {
  expect(readPersonText(typed)).toEqual({ by: 'phone', from, before });
});

it.each([
  ['Ёлкина  Ве', 'елкина ве%'],
  ['100%_\\', '100\\%\\_\\\\%'],
  ['---', '---%'],
  ["'; drop table users; --", "'; drop table users; --%"],
])('«%s» is the beginning of a name', (typed, name) => {
  expect(readPersonText(typed)).toEqual({ by: 'name', name });
});

it('what has an «@» is a whole e-mail', () => {
  expect(readPersonText(' Anna@Post.test ')).toEqual({ by: 'email', email: 'anna@post.test' });
});

it.each(['+79', '8--', '+ 7', '900'])('«%s» would be everybody’s phone and is refused', (typed) => {
  expect(() => readPersonText(typed)).toThrow('VALIDATION');
});
