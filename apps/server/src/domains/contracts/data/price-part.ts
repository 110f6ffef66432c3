import type { ContractPayment, ContractPrice } from '@novosel/contract/contracts/contract-money.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import { dealPlace } from '@novosel/contract/deals/places.ts';
import { monthlyDates } from '@novosel/contract/time/monthly-dates.ts';
import type { Gaps } from './gaps.ts';
import type { DealFacts } from './gather-facts.ts';

/** After the registration the step of the payment has as many days. */
const afterRegistration = {
  kind: 'after-registration',
  workingDays: dealPlace('funding').days ?? 5,
} as const;

/** The price with its payments, as the confirmed calculation has them. */
export function pricePart(facts: DealFacts, inputs: ContractInputs, gaps: Gaps): ContractPrice {
  const { priceKopecks, estate, quote } = facts;
  const confirmed = quote?.confirmedAt ? quote.quote : undefined;
  gaps.need('terms', confirmed);
  const { choice, sums } = confirmed ?? {};
  const capitalKopecks = choice?.capitalKopecks ?? 0;
  const capital = capitalKopecks > 0 ? gaps.need('capital', inputs.capital) : null;
  return {
    kopecks: priceKopecks,
    unitKopecks: Math.round((priceKopecks * 100) / estate.areas.all),
    form: choice?.form ?? 'full',
    schedule: [
      ...ownPayments(sums?.costs.nowKopecks ?? 0),
      ...loanPayments(sums?.costs.loanKopecks ?? 0, choice?.form),
      ...byDay([
        ...instalments(facts, inputs, gaps),
        ...(capital
          ? [
              {
                due: { kind: 'day', day: capital.until },
                kopecks: capitalKopecks,
                source: 'capital',
              } as const,
            ]
          : []),
      ]),
    ].filter(({ kopecks }) => kopecks > 0),
    loan: loanPart(facts, inputs, gaps),
    capital: capital && { kopecks: capitalKopecks, certificate: capital.certificate },
  };
}

const ownPayments = (kopecks: number): ContractPayment[] => [
  { due: afterRegistration, kopecks, source: 'own' },
];

const loanPayments = (kopecks: number, form: ContractPrice['form'] | undefined): ContractPayment[] =>
  form === 'mortgage' ? [{ due: afterRegistration, kopecks, source: 'loan' }] : [];

const byDay = (payments: readonly ContractPayment[]): ContractPayment[] =>
  payments.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));

const dayOf = ({ due }: ContractPayment): string => (due.kind === 'day' ? due.day : '');

/** Monthly payments of an instalment plan from the day that the lawyer has agreed. */
function instalments({ quote }: DealFacts, inputs: ContractInputs, gaps: Gaps): ContractPayment[] {
  const { choice, sums } = quote?.quote ?? {};
  const monthly = sums?.costs.monthly;
  if (choice?.form !== 'installment' || !monthly) return [];
  const first = gaps.need('instalments', inputs.instalmentsFrom);
  if (!first) return [];
  const { count, kopecks, lastKopecks } = monthly;
  return [first, ...monthlyDates(first, count - 1)].map((day, at) => ({
    due: { kind: 'day', day },
    kopecks: at === count - 1 ? lastKopecks : kopecks,
    source: 'own',
  }));
}

function loanPart({ quote, loan }: DealFacts, inputs: ContractInputs, gaps: Gaps): ContractPrice['loan'] {
  if (quote?.quote.choice.form !== 'mortgage') return null;
  const contract = gaps.need('loan', inputs.loan);
  const bank = gaps.need('loan', loan);
  return { ...contract, ...bank, kopecks: quote.quote.sums.costs.loanKopecks };
}
