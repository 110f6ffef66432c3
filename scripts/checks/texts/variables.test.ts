import { expect, it } from 'vitest';
import { variablesOf } from './variables.ts';

it.each<[string, readonly string[]]>([
  ['Нет связи', []],
  ['Войти можно после {until}, {name}', ['until', 'name']],
  ['{count, plural, one {# день} few {# дня} other {Дней}}', ['count']],
  [
    '{kind, select, flat {Квартира} other {{rooms, plural, =0 {Студия} other {Комнат: {all}}}}} № {number}',
    ['kind', 'rooms', 'all', 'number'],
  ],
  ['{case, select, yes {Да. } other {}}{built} из {floors, plural, other {#}}', ['case', 'built', 'floors']],
])('[S2.6-08] «%s» takes %j', (message, names) => {
  expect([...variablesOf(message)]).toEqual(names);
});
