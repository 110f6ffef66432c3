/** Surnames that make the operator answer in a special way. */
export const OPERATOR_SENTINELS = [
  {
    surname: 'Отказов',
    title: 'Отказ',
    text: 'Личность не подтверждается, а подпись в приложении отклоняется сама.',
  },
  {
    surname: 'Тишин',
    title: 'Молчание',
    text: 'Заявка или запрос на подпись приняты, но в приложение не приходят и ответа нет.',
  },
  {
    surname: 'Двойнов',
    title: 'Два ответа',
    text: 'Об ответе приходят два уведомления, и первое раньше, чем он записан.',
  },
  { surname: 'Позднев', title: 'Поздний ответ', text: 'Подпись приходит после конца срока запроса.' },
  {
    surname: 'Потеряев',
    title: 'Потерянный запрос',
    text: 'Запрос принят, но потом оператор его не находит.',
  },
] as const;

export type OperatorSentinel = (typeof OPERATOR_SENTINELS)[number]['surname'];

/** The sentinel in a surname, of either gender. */
export function operatorSentinelOf(surname: string): OperatorSentinel | null {
  const name = surname.trim().toLowerCase();
  const found = OPERATOR_SENTINELS.find(({ surname: known }) =>
    [known, `${known}а`].some((one) => one.toLowerCase() === name),
  );
  return found?.surname ?? null;
}
