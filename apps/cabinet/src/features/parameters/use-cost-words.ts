import type { FormCosts, ParametersChoice, ParametersOffer } from '@novosel/contract/parameters/schema.ts';
import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

const monthsInYear = 12;
const percentOfBasisPoints = 10_000;

/** How forms of payment, their sums and their terms are called. */
export const useCostWords = () => {
  const t = useText();
  const locale = useLocale();
  const money = (sum: Kopecks) => formatMoney(sum, { suffix: t('ui.money.suffix') });
  const bare = (sum: Kopecks) => formatMoney(sum, { suffix: '' });
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / percentOfBasisPoints,
    );
  return {
    money,
    bare,
    percent,
    /** «+84 000 руб.», «−1 080 000 руб.». */
    signed: (sum: Kopecks) => (sum > 0 ? `+${money(sum)}` : money(sum)),
    form: (form: ParametersChoice['form']) => t('parameters.form', { form }),
    /** «после регистрации договора», «40 % и ещё 12 платежей», «кредит под 6 % на 25 лет». */
    terms: (offer: ParametersOffer, { form, plan, loan }: ParametersChoice) => {
      const found = offer.plans.find(({ code }) => code === plan);
      if (form === 'installment') return found?.title[locale] ?? '';
      const program = offer.programs.find(({ code }) => code === loan?.program);
      if (form === 'full' || !loan || !program) return t('parameters.terms.full');
      const years = loan.months / monthsInYear;
      return t('parameters.terms.loan', { rate: percent(program.rateBasisPoints), years });
    },
    /** «56 286 × 300»; «0» where nothing is paid later. */
    monthly: ({ monthly }: Pick<FormCosts, 'monthly'>) =>
      monthly ? `${bare(monthly.kopecks)}\u00a0×\u00a0${monthly.count}` : '0',
    other: (code: string) => t('parameters.other', { code: code.replaceAll('-', '_') }),
    ownership: (ownership: ParametersChoice['ownership']) => t('parameters.ownership', { ownership }),
  };
};
