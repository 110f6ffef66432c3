const BUYERS = [
  ['01', 'ещё ничего'],
  ['02', 'бронирование начато'],
  ['03', 'оплатить бронь'],
  ['04', 'забронировано'],
  ['05', 'указать участников сделки'],
  ['06', 'банки рассматривают заявку на ипотеку'],
  ['07', 'прочитать договор'],
  ['08', 'подписать договор'],
  ['09', 'договор на регистрации'],
  ['10', 'внести цену на эскроу'],
  ['11', 'приёмка квартиры'],
  ['12', 'сделка завершена, статус «Престиж»'],
  ['13', 'принять код (статус 5)'],
  ['14', 'обновить пароль'],
  ['15', 'вход закрыт'],
];
const STAFF = ['manager', 'support', 'lawyer', 'accountant', 'admin'];

/** What a person reads when everything runs: the three addresses and whom to be. */
export function welcome({ cabinet, office, outside }, folder) {
  return `
Новосёл работает.

  Кабинет покупателя  http://localhost:${cabinet}
  Стол сотрудников    http://localhost:${office}
  Внешний мир         http://localhost:${outside}  — СМС, письма, оплата, числа второго шага

Покупатели, пароль novosel-demo:
${BUYERS.map(([number, state]) => `  +7 900 000-00-${number.padEnd(6)} ${state}`).join('\n')}

Сотрудники, тот же пароль, число второго шага — во внешнем мире:
  ${STAFF.map((name) => `${name}@demo.test`).join(', ')}

Данные и журналы в ${folder}. Остановить: Ctrl-C.
`;
}
