import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import type { MortgageProgram } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import { monthlyPaymentOf } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { Application } from '@novosel/contract/mortgage/endpoints.ts';
import type { Work } from '@novosel/contract/mortgage/rules.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';
import { brand } from '../../shared/brand.ts';

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
  program: sent?.program ?? brand.mortgagePrograms[0]?.code ?? '',
  ownKopecks: sent?.ownKopecks ?? null,
  years: (sent?.months ?? brand.mortgagePrograms[0]?.months ?? monthsInYear) / monthsInYear,
  work: sent?.work ?? 'employed',
  employer: sent?.employer ?? '',
  incomeKopecks: sent?.incomeKopecks ?? null,
  banks: brand.mortgageBanks.map(({ code }) => code),
});

/**
 * The questionnaire of a deal: from the draft of this tab, else from the one that was sent last; kept as it
 * is typed.
 * @param user whose draft it is: that of another is thrown away, so nobody may be guessed
 */
export function useApplicationForm(
  { estate, priceKopecks }: DealSummary,
  sent: Application | null,
  user: number,
) {
  const draft = draftOf<Typed>(`mortgage:${estate.id}`, user);
  const [typed, type, { forget }] = useDraft(draft, first(sent));
  const program: MortgageProgram | undefined =
    brand.mortgagePrograms.find(({ code }) => code === typed.program) ?? brand.mortgagePrograms[0];
  const least = program ? monthlyPaymentOf(priceKopecks, program).downPaymentKopecks : 0;
  const longest = (program?.months ?? monthsInYear) / monthsInYear;
  const years = Math.min(typed.years, longest);
  const { ownKopecks, incomeKopecks, banks, work } = typed;
  const employer = work === 'pension' ? '' : typed.employer.trim();
  const wrong = {
    ownKopecks: ownKopecks === null || ownKopecks < least || ownKopecks >= priceKopecks,
    incomeKopecks: !incomeKopecks,
    employer: work !== 'pension' && employer === '',
    banks: banks.length === 0,
  };
  const body =
    Object.values(wrong).includes(true) || ownKopecks === null || incomeKopecks === null
      ? undefined
      : {
          estate: estate.id,
          priceKopecks,
          program: typed.program,
          ownKopecks,
          months: years * monthsInYear,
          work,
          employer,
          incomeKopecks,
          banks: [...banks],
        };
  return { typed, type, program, least, longest, years, wrong, body, forget };
}
