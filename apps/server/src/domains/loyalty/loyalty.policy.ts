import type { CardCode } from '@novosel/contract/loyalty/endpoints.ts';

type Locale = 'ru' | 'en';

interface Level {
  readonly title: Readonly<Record<Locale, string>>;
  /** Discount on a repeat purchase, in hundredths of a percent. */
  readonly basisPoints: number;
  readonly discountTitle: Readonly<Record<Locale, string>>;
}

/** S4.11-03, S4.11-04 and the ruling on loyalty: the ladder, in force from 2026-01-01. */
export const levels: Readonly<Record<CardCode, Level>> = {
  no_card: { title: { ru: 'Карты нет', en: 'No card' }, basisPoints: 0, discountTitle: { ru: '', en: '' } },
  basic: {
    title: { ru: 'Базовый', en: 'Basic' },
    basisPoints: 100,
    discountTitle: { ru: 'Скидка постоянного покупателя, 1\u00A0%', en: 'Returning buyer discount, 1%' },
  },
  prestige: {
    title: { ru: 'Престиж', en: 'Prestige' },
    basisPoints: 200,
    discountTitle: { ru: 'Скидка уровня «Престиж», 2\u00A0%', en: 'Prestige discount, 2%' },
  },
  premium: {
    title: { ru: 'Премиум', en: 'Premium' },
    basisPoints: 300,
    discountTitle: { ru: 'Скидка уровня «Премиум», 3\u00A0%', en: 'Premium discount, 3%' },
  },
};

export interface Standing {
  readonly code: CardCode;
  readonly isBlocked: boolean;
  readonly expiresAt: Date | null;
  /** Contracts of the past: the discount is for a repeat purchase. */
  readonly contracts: number;
}

/** Hundredths of a percent that this person is given on his next purchase. */
export function discountBasisPoints({ code, isBlocked, expiresAt, contracts }: Standing, now: Date): number {
  const active = !isBlocked && (expiresAt === null || expiresAt > now);
  return active && contracts > 0 ? levels[code].basisPoints : 0;
}
