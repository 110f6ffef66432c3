import type { DealEvent } from '@novosel/contract/deals/rules.ts';
import type { saveParameters } from '@novosel/contract/parameters/endpoints.ts';
import { type ChoiceProblem, choiceProblem } from '@novosel/contract/parameters/quote.ts';
import type { ParametersChoice } from '@novosel/contract/parameters/schema.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockOwnBooking } from '../booking/public.ts';
import { membersNamed, ofDeal, openDealOf, setDealTerms, stepDeal } from '../deals/public.ts';
import { offerFor } from './offer-for.ts';
import { currentQuote, insertQuote, usedCertificates } from './parameters.repo.ts';
import { quoteRow } from './quotes.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/**
 * Saves the main buyer's choice as an immutable calculation, and moves the deal on: to its members, or past
 * them when they are already named.
 * @throws AppError NOT_FOUND; STEP_WRONG at another place of the deal; CERTIFICATE_USED, VALIDATION;
 * PRICE_CHANGED when the calculated price is not the one on the screen
 */
export function chooseParameters(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, priceKopecks, ...choice }: { readonly estateId: number } & BodyOf<typeof saveParameters>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, act.actor.id, estateId);
    const deal = await openDealOf(tx, booking.id);
    if (deal?.place !== 'parameters') throw new AppError('STEP_WRONG');
    const { id: dealId } = deal;
    const offer = await offerFor(tx, act, { booking, dealId });
    await refuseUsed(tx, act, dealId, choice);
    const problem = choiceProblem(offer, choice) ?? bankProblem(choice);
    if (problem) throw new AppError('VALIDATION', { fields: { [problem.field]: [problem.problem] } });
    const quote = quoteRow({ dealId, booking, offer, choice, at: act.at });
    if (quote.priceKopecks !== priceKopecks) throw new AppError('PRICE_CHANGED');
    const event = await wayOn(tx, dealId, choice);
    await insertQuote(tx, quote, null);
    await setDealTerms(tx, dealId, { priceKopecks, paymentForm: choice.form, finishing: choice.finishing });
    const by = { actor: 'buyer', actorId: act.actor.id } as const;
    if (!(await stepDeal(deps, tx, { dealId, event, by }))) throw new AppError('STEP_WRONG');
    const details = { form: choice.form, priceKopecks };
    await audit(tx, act, { action: 'parameters.choose', subject: ofDeal(dealId), details });
  });
}

/** The bank of a loan must be one of `GET /api/deals/banks`, or not chosen yet. */
function bankProblem({ form, bank }: ParametersChoice): ChoiceProblem | undefined {
  if (form !== 'mortgage' || bank === null) return undefined;
  const known = brand.mortgageBanks.some(({ code }) => code === bank);
  return known ? undefined : { field: 'bank', problem: 'unknown' };
}

async function refuseUsed(
  tx: Tx,
  { actor }: BuyerAct,
  dealId: string,
  { certificate }: ParametersChoice,
): Promise<void> {
  if (certificate && (await usedCertificates(tx, actor.id, dealId)).has(certificate))
    throw new AppError('CERTIFICATE_USED');
}

/**
 * A loan with changed terms needs a new application; named members are not asked again, unless the kind of
 * ownership has changed.
 */
async function wayOn(tx: Tx, dealId: string, { form, ownership }: ParametersChoice): Promise<DealEvent> {
  const former = (await currentQuote(tx, dealId))?.quote.choice.ownership ?? ownership;
  if (former !== ownership || !(await membersNamed(tx, dealId))) return 'choose-parameters';
  return form === 'mortgage' ? 'choose-mortgage' : 'renew-parameters';
}
