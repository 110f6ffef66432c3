import { draftOf } from '@novosel/client/drafts/drafts.ts';
import type { Finishing, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { firstChoice, ownMoneyFor } from '@novosel/contract/parameters/first-choice.ts';
import { suitablePromo } from '@novosel/contract/parameters/price-of-choice.ts';
import { choiceProblem, quoteOf } from '@novosel/contract/parameters/quote.ts';
import type {
  OwnershipType,
  ParametersChoice,
  ParametersOffer,
  ParametersView,
} from '@novosel/contract/parameters/schema.ts';
import { formatMoney, fromRubles, type Kopecks } from '@novosel/contract/texts/money.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { type FieldWords, wordsCheck } from '@novosel/ui/form/words-check.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';

const monthsInYear = 12;
const kopecksInRuble = 100;

export interface Typed {
  readonly form: PaymentForm;
  readonly plan: string;
  readonly program: string;
  readonly ownRubles: number | null;
  readonly years: number;
  readonly bank: string | null;
  readonly ownership: OwnershipType;
  readonly finishing: Finishing | null;
  readonly certificate: string | null;
  /** Drafts from before promotions have none. */
  readonly promo?: number | null;
  readonly capitalKopecks: Kopecks | null;
  readonly agree: boolean;
}

const first = ({ offer, quote }: ParametersView): Typed => {
  const saved = quote?.choice;
  const choice = saved ?? firstChoice(offer, 'full');
  const { loan } = firstChoice(offer, 'mortgage');
  return {
    form: choice.form,
    plan: choice.plan ?? offer.plans[0]?.code ?? '',
    program: choice.loan?.program ?? loan?.program ?? '',
    ownRubles: choice.loan ? Math.ceil(choice.loan.ownKopecks / kopecksInRuble) : null,
    years: (choice.loan?.months ?? loan?.months ?? monthsInYear) / monthsInYear,
    bank: choice.bank,
    ownership: choice.ownership,
    finishing: choice.finishing,
    certificate: choice.certificate,
    promo: choice.promo,
    capitalKopecks: choice.capitalKopecks || null,
    agree: false,
  };
};

const programOf = ({ programs }: ParametersOffer, { program }: Typed) =>
  programs.find(({ code }) => code === program) ?? programs[0];

/** The bounds of own money for a loan, in rubles, and what is taken within them. */
function ownMoney(offer: ParametersOffer, typed: Typed) {
  const program = programOf(offer, typed);
  const bounds = ownMoneyFor(offer, choiceWith(offer, { ...typed, form: 'mortgage' }, 0), program?.code);
  const [least, most, usual] = [bounds.least, bounds.most, bounds.usual].map(
    (sum) => sum / kopecksInRuble,
  ) as [number, number, number];
  return { least, most, own: Math.min(most, Math.max(least, typed.ownRubles ?? usual)), program };
}

/** Drops choices that the offer does not have, and a promotion that costs more than the booking. */
const choiceWith = (offer: ParametersOffer, typed: Typed, ownRubles: number): ParametersChoice => {
  const { form, plan, years, bank, ownership, finishing, certificate, capitalKopecks, agree } = typed;
  const program = programOf(offer, typed);
  const months = Math.min(years * monthsInYear, program?.months ?? 0);
  const choice: ParametersChoice = {
    form,
    agree,
    bank: form === 'mortgage' ? bank : null,
    plan: form === 'installment' ? plan : null,
    loan:
      form === 'mortgage' && program
        ? { program: program.code, ownKopecks: fromRubles(ownRubles), months }
        : null,
    ownership,
    finishing,
    certificate: offer.certificates.some(({ id }) => id === certificate) ? certificate : null,
    promo: typed.promo ?? null,
    capitalKopecks: offer.dwelling ? (capitalKopecks ?? 0) : 0,
  };
  return { ...choice, promo: suitablePromo(offer, choice)?.id ?? null };
};

/**
 * State of the choice form. It starts from this tab's draft, or from the last saved choice; the draft is
 * deleted on save.
 * @param user whose draft it is
 */
export function useChoiceForm(view: ParametersView, estate: number, user: number) {
  const t = useText();
  const { offer } = view;
  const draft = draftOf<Typed>(`parameters:${estate}`, user);
  const choiceOf = (typed: Typed): ParametersChoice => choiceWith(offer, typed, ownMoney(offer, typed).own);
  const wrongOf = (typed: Typed): FieldWords<Typed> => {
    const choice = choiceOf(typed);
    const found = choiceProblem(offer, choice);
    const price = formatMoney(quoteOf(offer, choice).kopecks, { suffix: t('ui.money.suffix') });
    const words = found && t('parameters.problem', { field: found.field.replace('.', '_'), price });
    return {
      certificate: found?.field === 'certificate' ? words : undefined,
      capitalKopecks: found?.field === 'capitalKopecks' ? words : undefined,
      finishing: found?.field === 'finishing' ? words : undefined,
      plan: found?.field === 'plan' ? words : undefined,
      ownRubles: found?.field.startsWith('loan') ? words : undefined,
      agree: typed.agree ? undefined : t('parameters.agree.must'),
    };
  };
  const check = wordsCheck<Typed>(wrongOf);
  const kept = useKeptForm<Typed>(check, first(view), { draft, late: true });
  return {
    ...kept,
    offer,
    forget: draft.forget,
    choiceOf,
    /** Sums are wrong as soon as they are typed: the price beside counts them only up to itself. */
    errorOfSum: (field: 'certificate' | 'capitalKopecks' | 'ownRubles') => wrongOf(kept.values)[field],
    money: ownMoney(offer, kept.values),
    /** The same choice paid in another way. */
    choiceBy: (form: PaymentForm): ParametersChoice => choiceOf({ ...kept.values, form }),
  };
}

export type ChoiceForm = ReturnType<typeof useChoiceForm>;
