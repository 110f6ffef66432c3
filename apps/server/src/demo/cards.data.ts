import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { CardCode } from '@novosel/contract/loyalty/ladder.ts';

interface PastDeal {
  readonly kind: EstateKind;
  readonly number: string;
  readonly complex: string;
  readonly kopecks: number;
  /** Registration: days before the demo's first day. */
  readonly daysAgo: number;
}

interface Card {
  readonly code: CardCode;
  readonly deals: readonly PastDeal[];
  readonly certificate?: { readonly titleRu: string; readonly titleEn: string; readonly kopecks: number };
}

const flat = (number: string, complex: string, kopecks: number, daysAgo: number): PastDeal => ({
  kind: 'flat',
  number,
  complex,
  kopecks,
  daysAgo,
});

/** Loyalty cards by the number of the buyer, with past contracts. Other buyers have none. */
export const cards: Readonly<Record<number, Card>> = {
  2: { code: 'basic', deals: [flat('18', 'Верфь', 812_500_000, 920)] },
  4: { code: 'basic', deals: [flat('77', 'Верфь', 640_000_000, 700)] },
  7: {
    code: 'basic',
    deals: [
      flat('41', 'Старый маяк', 935_000_000, 410),
      { kind: 'parking', number: '12', complex: 'Старый маяк', kopecks: 520_000_000, daysAgo: 400 },
    ],
  },
  10: { code: 'basic', deals: [flat('5', 'Верфь', 985_000_000, 1_100)] },
  11: { code: 'basic', deals: [flat('130', 'Старый маяк', 1_120_000_000, 640)] },
  12: {
    code: 'prestige',
    deals: [
      flat('9', 'Верфь', 1_140_000_000, 1_500),
      { kind: 'storage', number: '3', complex: 'Верфь', kopecks: 90_000_000, daysAgo: 1_495 },
      { kind: 'parking', number: '44', complex: 'Верфь', kopecks: 310_000_000, daysAgo: 1_490 },
      flat('208', 'Старый маяк', 1_270_000_000, 760),
      { kind: 'commercial', number: '2', complex: 'Старый маяк', kopecks: 1_450_000_000, daysAgo: 500 },
      { kind: 'parking', number: '61', complex: 'Старый маяк', kopecks: 470_000_000, daysAgo: 495 },
    ],
    certificate: {
      titleRu: 'На отделку и мебель',
      titleEn: 'For finishing and furniture',
      kopecks: 5_000_000,
    },
  },
};
