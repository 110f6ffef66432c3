import { privileges } from 'virtual:brand-offer';
import type { CountedDeal } from '@novosel/contract/loyalty/endpoints.ts';
import type { CardCode, Ladder, Level } from '@novosel/contract/loyalty/ladder.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const millionKopecks = 100_000_000;

/** Texts for levels, their thresholds and their privileges. */
export const useLoyaltyWords = ({ levels }: Ladder) => {
  const t = useText();
  const locale = useLocale();
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    );
  const level = (code: CardCode) => levels.find((one) => one.code === code)?.title[locale] ?? '';
  return {
    level,
    percent,
    money: (kopecks: number) => formatMoney(kopecks, { suffix: t('ui.money.suffix') }),
    /** «30 млн руб. или 6 сделок»; for the first level, that it needs a card. */
    threshold: ({ kopecks, deals }: Level) =>
      deals === 0
        ? t('loyalty.threshold.card')
        : t('loyalty.threshold', { millions: kopecks / millionKopecks, deals }),
    /** «Квартира № 18, «Верфь»». */
    deal: ({ kind, number, complex }: CountedDeal) => t('loyalty.deal', { kind, number, complex }),
    /**
     * Privileges that a level adds to the one below it: its discount, then the developer's other promises.
     */
    privileges: ({ code, basisPoints }: Level) => [
      {
        key: 'discount',
        icon: 'discount',
        title: t('loyalty.discount', { percent: percent(basisPoints) }),
        note: t('loyalty.discount.note'),
      },
      ...privileges
        .filter(({ from }) => from === code)
        .map(({ icon, title, note }) => ({ key: title.ru, icon, title: title[locale], note: note[locale] })),
    ],
  };
};
