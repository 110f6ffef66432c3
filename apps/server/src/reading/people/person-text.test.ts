import { expect, it } from 'vitest';
import { readPersonText } from './person-text.ts';

it.each([
  ['+7 900 000-00-01', '79000000001', '79000000002'],
  ['8 (900) 000', '7900000', '7900001'],
  ['900 0', '79000', '79001'],
  ['79999', '79999', '80000'],
  ['+7 900 000-00-01 22', '79000000001', '79000000002'],
  ['тел. 8 (900) 000-00-01', '79000000001', '79000000002'],
  ['Королёва Анна, +7\u00a0900\u00a0000\u201100\u201101 доб. 12', '79000000001', '79000000002'],
  ['tel:+79000000001', '79000000001', '79000000002'],
  ['900.000.00.01', '79000000001', '79000000002'],
  ['+7 8 900 000-00-01', '79000000001', '79000000002'],
])('«%s» is a phone: from %s, before %s', (typed, from, before) => {
  expect(readPersonText(typed)).toEqual({ by: 'phone', from, before });
});

it.each([
  ['Ёлкина  Ве', "'елкина':* & 'ве':*"],
  ['Анна Королёва', "'анна':* & 'королева':*"],
  ["О'Нил-Жук", "'о':* & 'нил':* & 'жук':*"],
  ['тел. 900 123', "'тел':* & '900':* & '123':*"],
  ['%%% --- \\', null],
  ["'; drop table users; --", "'drop':* & 'table':* & 'users':*"],
  ["a':* | 'b", "'a':* & 'b':*"],
])('«%s» is words of a name', (typed, name) => {
  expect(readPersonText(typed)).toEqual({ by: 'name', name });
});

it.each([
  [' Anna@Post.test ', 'anna@post.test'],
  ['Анна Королёва <Anna@Post.test>', 'anna@post.test'],
  ['почта:anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['anna@', 'anna@'],
])('«%s» holds a whole e-mail', (typed, email) => {
  expect(readPersonText(typed)).toEqual({ by: 'email', email });
});

it.each(['+79', '8--', '+ 7', '900'])('«%s» would be everybody’s phone and is refused', (typed) => {
  expect(() => readPersonText(typed)).toThrow('VALIDATION');
});
