import { mortgageBanks, mortgagePrograms } from 'virtual:brand-offer';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import type { MortgageProgram } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { monthlyPaymentOf } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { Application } from '@novosel/contract/mortgage/endpoints.ts';
import type { Work } from '@novosel/contract/mortgage/rules.ts';
import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

const monthsInYear = 12;

interface Typed {
  readonly program: string;
  readonly ownKopecks: Kopecks | null;
  readonly years: number;
  readonly work: Work;
  readonly employer: string;
  readonly incomeKopecks: Kopecks | null;
  readonly banks: readonly string[];
}

const first = (sent: Application | null): Typed => ({
  program: sent?.program ?? mortgagePrograms[0]?.code ?? '',
  ownKopecks: sent?.ownKopecks ?? null,
  years: (sent?.months ?? mortgagePrograms[0]?.months ?? monthsInYear) / monthsInYear,
  work: sent?.work ?? 'employed',
  employer: sent?.employer ?? '',
  incomeKopecks: sent?.incomeKopecks ?? null,
  banks: mortgageBanks.map(({ code }) => code),
});

const programOf = (code: string): MortgageProgram | undefined =>
  mortgagePrograms.find((program) => program.code === code) ?? mortgagePrograms[0];

/** The longest term of a programme, in years. */
const longestOf = (program: MortgageProgram | undefined): number =>
  (program?.months ?? monthsInYear) / monthsInYear;

const employerOf = ({ work, employer }: Pick<Typed, 'work' | 'employer'>): string =>
  work === 'pension' ? '' : employer.trim();

/**
 * The application form of a deal: its values come from the draft of this tab, else from the last sent
 * application; saved as a draft while the person types.
 * @param user owner of the draft: reading it as somebody else would delete it, so he must be known
 */
export function useApplicationForm(
  { estate, priceKopecks }: DealSummary,
  sent: Application | null,
  user: number,
) {
  const t = useText();
  const draft = draftOf<Typed>(`mortgage:${estate.id}`, user);
  const leastOf = (code: string): Kopecks => {
    const program = programOf(code);
    return program ? monthlyPaymentOf(priceKopecks, program).downPaymentKopecks : 0;
  };
  const check = wordsCheck<Typed>(({ program, ownKopecks, incomeKopecks, banks, ...typed }) => {
    const least = leastOf(program);
    const sum = formatMoney(least, { suffix: t('ui.money.suffix') });
    const unless = (isRight: boolean, field: keyof Typed) =>
      isRight ? undefined : t('mortgage.form.wrong', { field, least: sum });
    return {
      ownKopecks: unless(
        ownKopecks !== null && ownKopecks >= least && ownKopecks < priceKopecks,
        'ownKopecks',
      ),
      incomeKopecks: unless(Boolean(incomeKopecks), 'incomeKopecks'),
      employer: unless(typed.work === 'pension' || employerOf(typed) !== '', 'employer'),
      banks: unless(banks.length > 0, 'banks'),
    };
  });
  const { form, values, change, errorOf, bind } = useKeptForm<Typed>(check, first(sent), {
    draft,
    late: true,
  });
  const program = programOf(values.program);
  const longest = longestOf(program);
  const bodyOf = ({ ownKopecks, incomeKopecks, banks, ...typed }: Typed) =>
    ownKopecks === null || incomeKopecks === null
      ? undefined
      : {
          estate: estate.id,
          priceKopecks,
          program: typed.program,
          ownKopecks,
          months: Math.min(typed.years, longestOf(programOf(typed.program))) * monthsInYear,
          work: typed.work,
          employer: employerOf(typed),
          incomeKopecks,
          banks: [...banks],
        };
  return {
    form,
    typed: values,
    type: change,
    errorOf,
    bind,
    program,
    least: leastOf(values.program),
    longest,
    years: Math.min(values.years, longest),
    bodyOf,
    forget: draft.forget,
  };
}
