import type { Words } from '../texts/word-list.ts';

const acts = {
  tax: { ru: 'НК РФ', en: 'Tax Code' },
  participation: { ru: '214-ФЗ', en: '214-FZ' },
  amendments: { ru: '266-ФЗ от 08.08.2024', en: '266-FZ of 08.08.2024' },
  registration: { ru: '218-ФЗ', en: '218-FZ' },
  insurance: { ru: '177-ФЗ', en: '177-FZ' },
  maternity: { ru: '256-ФЗ', en: '256-FZ' },
  consumers: { ru: 'Закон о защите прав потребителей', en: 'Law on the protection of consumers' },
  maternityRules: { ru: 'Постановление Правительства № 862', en: 'Decree of the Government No. 862' },
  passportRules: {
    ru: 'Постановление Правительства № 2267 от 23.12.2023',
    en: 'Decree of the Government No. 2267 of 23.12.2023',
  },
  penaltyCaps: {
    ru: 'Постановления Правительства № 479 и № 326 (изм. № 2227 от 30.12.2025)',
    en: 'Decrees of the Government No. 479 and No. 326 (changed by No. 2227 of 30.12.2025)',
  },
  areas: {
    ru: 'Приказ Минстроя № 854/пр от 25.11.2016',
    en: 'Order of the Minstroy No. 854/pr of 25.11.2016',
  },
  keyRate: {
    ru: 'Решение Банка России о ключевой ставке',
    en: 'Decision of the Bank of Russia on the key rate',
  },
} as const satisfies Readonly<Record<string, Words>>;

interface Place {
  readonly article?: string;
  readonly part?: string;
  readonly point?: string;
}

/** An act and a place in it: «214-ФЗ, ст. 8, ч. 6». */
export function lawSource(act: keyof typeof acts, { article, part, point }: Place = {}): Words {
  const { ru, en } = acts[act];
  const places = {
    ru: { article: 'ст.', part: 'ч.', point: 'п.' },
    en: { article: 'art.', part: 'part', point: 'point' },
  };
  const at = (words: (typeof places)['ru']) =>
    [
      article && `, ${words.article} ${article}`,
      part && `, ${words.part} ${part}`,
      point && `, ${words.point} ${point}`,
    ]
      .filter(Boolean)
      .join('');
  return { ru: ru + at(places.ru), en: en + at(places.en) };
}
