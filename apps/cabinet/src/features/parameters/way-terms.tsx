import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listBanks } from '@novosel/contract/parameters/endpoints.ts';
import { formatMoney, fromRubles } from '@novosel/contract/texts/money.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { Slider } from '@novosel/ui/choices/slider.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { ProgramChoice } from '../../shared/loan/program-choice.tsx';
import styles from './parameters.module.css';
import type { ChoiceForm } from './use-choice-form.ts';

const monthsInYear = 12;
const ownStep = 10_000;

/** What the chosen form of payment has to be told besides: the plan, or the terms of the loan. */
export const WayTerms = ({ kept }: { kept: ChoiceForm }) => {
  const { form } = kept.values;
  if (form === 'installment') return <PlanCard kept={kept} />;
  return form === 'mortgage' ? <LoanCard kept={kept} /> : null;
};

const PlanCard = ({ kept: { offer, values, change } }: { kept: ChoiceForm }) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Card title={t('parameters.plan')}>
      <p className="muted gap-b">{t('parameters.plan.note')}</p>
      <Segmented
        label={t('parameters.plan')}
        value={values.plan}
        onChange={(plan) => change({ plan })}
        choices={offer.plans.map(({ code, title }) => ({ value: code, label: title[locale] }))}
      />
    </Card>
  );
};

const LoanCard = ({ kept: { values, change, money, errorOfSum } }: { kept: ChoiceForm }) => {
  const t = useText();
  const banks = useQuery(queryFor(listBanks));
  const { least, most, own, program } = money;
  if (!program) return null;
  const longest = program.months / monthsInYear;
  const suffix = t('ui.money.suffix');
  const sum = (rubles: number) => formatMoney(fromRubles(rubles), { suffix });
  return (
    <Card title={t('parameters.loan')}>
      <p className="muted gap-b">{t('parameters.loan.note')}</p>
      <div className={styles.loan}>
        <ProgramChoice
          label={t('parameters.loan.program')}
          program={program}
          onChange={(code) => change({ program: code })}
        />
        <Slider
          label={t('parameters.loan.own')}
          value={own}
          min={least}
          max={most}
          step={ownStep}
          onChange={(ownRubles) => change({ ownRubles })}
          suffix={suffix}
          from={sum(least)}
          to={sum(most)}
          hint={errorOfSum('ownRubles')}
        />
        <Slider
          label={t('parameters.loan.years')}
          value={Math.min(values.years, longest)}
          min={1}
          max={longest}
          onChange={(years) => change({ years })}
          suffix={t('parameters.loan.years.suffix', { years: Math.min(values.years, longest) })}
        />
        <Select
          label={t('parameters.loan.bank')}
          placeholder={t('parameters.loan.bank.any')}
          options={(banks.data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={values.bank}
          onChange={(bank) => change({ bank })}
        />
      </div>
    </Card>
  );
};
