import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { formatMoney } from '@novosel/contract/money.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';

/** «−2 %», «−150 000 руб.», or both. */
export const useDiscountValue = ({ basisPoints, kopecks }: DiscountView): string => {
  const t = useText();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 });
  return [
    ...(basisPoints > 0 ? [`−${percent.format(basisPoints / 10_000)}`] : []),
    ...(kopecks > 0 ? [`−${formatMoney(kopecks, { suffix: t('ui.money.suffix') })}`] : []),
  ].join(' ');
};
