import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import { classNames } from '../look/class-names.ts';
import { useText } from '../text/i18n.tsx';

interface MoneyProps {
  sum: Kopecks;
  /** Shows the main sum of the screen large; once. */
  figure?: boolean | undefined;
  /** Strikes out a price that is no longer valid. */
  struck?: boolean | undefined;
  kopecks?: boolean | undefined;
  className?: string | undefined;
}

/** «12 480 000 руб.», never broken over lines. */
export const Money = ({ sum, figure, struck, kopecks = false, className }: MoneyProps) => {
  const t = useText();
  const words = formatMoney(sum, { suffix: t('ui.money.suffix'), kopecks });
  if (struck) return <s className={classNames('num', 'muted', className)}>{words}</s>;
  return <span className={classNames(figure ? 'figure' : 'num', className)}>{words}</span>;
};
