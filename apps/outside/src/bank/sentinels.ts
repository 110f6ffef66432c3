/** Surnames that make the bank answer in a special way; the page lists them too. */
export const BANK_SENTINELS = [
  {
    surname: 'Отказов',
    title: 'Отказ',
    text: 'Банк сразу отвечает, что кредитной истории нет и рейтинг не посчитать.',
  },
  {
    surname: 'Тишин',
    title: 'Долгое молчание',
    text: 'Банк принимает запрос и считает рейтинг час; всем остальным отвечает через две секунды.',
  },
] as const;

export type BankSentinel = (typeof BANK_SENTINELS)[number]['surname'];

/** The sentinel in a surname; «Отказова» and «Тишина» are the same people’s daughters. */
export function bankSentinelOf(surname: string): BankSentinel | null {
  const name = surname.trim().toLowerCase();
  return (
    BANK_SENTINELS.find(({ surname: known }) =>
      [known, `${known}а`].some((one) => one.toLowerCase() === name),
    )?.surname ?? null
  );
}
