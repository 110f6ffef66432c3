import { type CardCode, type Counted, cardCodes, type Ladder } from '@novosel/contract/loyalty/ladder.ts';

type Locale = 'ru' | 'en';

const none = { ru: 'Карты нет', en: 'No card' };

/** Name of a status in a language. */
export const statusTitle = ({ levels }: Ladder, code: CardCode, locale: Locale): string =>
  (levels.find((level) => level.code === code)?.title ?? none)[locale];

/** How a price's line names the discount of a level: «Скидка уровня «Престиж», 2 %». */
export function discountTitle({ levels }: Ladder, code: CardCode, locale: Locale): string {
  const level = levels.find((one) => one.code === code);
  if (!level) return '';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const value = percent.format(level.basisPoints / 10_000);
  if (code === 'basic')
    return locale === 'ru' ? `Скидка постоянного покупателя, ${value}` : `Returning buyer discount, ${value}`;
  return locale === 'ru'
    ? `Скидка уровня «${level.title.ru}», ${value}`
    : `${level.title.en} discount, ${value}`;
}

export interface Standing {
  readonly code: CardCode;
  readonly isBlocked: boolean;
  readonly expiresAt: Date | null;
  /** Number of past contracts: the discount is for a repeat purchase. */
  readonly contracts: number;
}

/** The discount on this person's next purchase, in hundredths of a percent. */
export function discountBasisPoints(
  { levels }: Ladder,
  { code, isBlocked, expiresAt, contracts }: Standing,
  now: Date,
): number {
  const active = !isBlocked && (expiresAt === null || expiresAt > now);
  const level = levels.find((one) => one.code === code);
  return active && contracts > 0 && level ? level.basisPoints : 0;
}

/** Deals and past contracts together, as the ladder counts them. */
export const countedOf = (row: {
  readonly contractCount: number;
  readonly commercialContractCount: number;
  readonly contractKopecks: number;
  readonly commercialContractKopecks: number;
}): Counted => ({
  deals: row.contractCount + row.commercialContractCount,
  kopecks: row.contractKopecks + row.commercialContractKopecks,
});

/** Whether a move from one status to another leads up. */
export const isHigher = (code: CardCode, than: CardCode): boolean =>
  cardCodes.indexOf(code) > cardCodes.indexOf(than);
