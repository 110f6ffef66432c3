import { mortgageBanks } from 'virtual:brand-offer';
import { ownershipTypes } from '@novosel/contract/deals/members.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { QuoteView } from '@novosel/contract/parameters/schema.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Kv } from '@novosel/ui/blocks/kv.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { type Locale, type Translate, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../../shared/panes/section.tsx';

const monthsInYear = 12;

/** The rows of the buyer's choice: price, its discounts, form of payment, kind of ownership. */
function rowsOf({ baseKopecks, steps, kopecks, choice, costs }: QuoteView, t: Translate, locale: Locale) {
  const sum = (key: string, label: string, value: number) => ({ key, label, value: <Money sum={value} /> });
  const { monthly, loanKopecks, nowKopecks } = costs;
  const bank = mortgageBanks.find(({ code }) => code === choice.bank);
  return [
    { key: 'form', label: t('deal.facts.form'), value: t('deal.terms.form', { form: choice.form }) },
    ...(steps.length > 0 ? [sum('base', t('deal.terms.base'), baseKopecks)] : []),
    ...steps.map((step) => sum(step.code, t('deal.terms.step', { code: step.code }), step.kopecks)),
    sum('price', t('deal.terms.contractPrice'), kopecks),
    sum('now', t('deal.terms.now'), nowKopecks),
    ...(loanKopecks > 0 ? [sum('loan', t('deal.terms.loan'), loanKopecks)] : []),
    ...(monthly
      ? [
          {
            key: 'monthly',
            label: t('deal.terms.monthly', { count: monthly.count }),
            value: <Money sum={monthly.kopecks} kopecks />,
          },
        ]
      : []),
    ...(choice.loan
      ? [
          {
            key: 'years',
            label: t('deal.terms.years'),
            value: t('deal.terms.yearsOf', { years: choice.loan.months / monthsInYear }),
          },
        ]
      : []),
    ...(bank ? [{ key: 'bank', label: t('deal.terms.bank'), value: bank.name }] : []),
    ...(choice.capitalKopecks > 0 ? [sum('capital', t('deal.terms.capital'), choice.capitalKopecks)] : []),
    ...(choice.finishing
      ? [
          {
            key: 'own-finishing',
            label: t('deal.terms.finishing'),
            value: t('deal.terms.finishing.of', { code: choice.finishing }),
          },
        ]
      : []),
    { key: 'ownership', label: t('deal.terms.ownership'), value: ownershipTypes[choice.ownership][locale] },
  ];
}

/** The terms that the buyer has chosen; the contract is made from them once he has confirmed them. */
export const DealTerms = ({ view: { terms }, now }: { view: DeskDeal; now: number }) => {
  const t = useText();
  const locale = useLocale();
  if (!terms) return null;
  const { confirmedAt, madeAt } = terms;
  const when = formatDayTime(confirmedAt ?? madeAt, { now, locale });
  return (
    <Section title={t('deal.terms')}>
      <p className="small">
        <Pill tone={confirmedAt ? 'good' : 'neutral'}>
          {t('deal.terms.state', { confirmed: String(confirmedAt !== null) })}
        </Pill>{' '}
        {when}
      </p>
      <div className="small">
        <Kv rows={rowsOf(terms, t, locale)} />
      </div>
    </Section>
  );
};
