import { monthlyPaymentOf } from '@novosel/contract/catalogue/prices/monthly-payment.ts';
import type { sendApplication as sendEndpoint } from '@novosel/contract/mortgage/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockOwnBooking } from '../booking/public.ts';
import { consentInForce } from '../consents/public.ts';
import { ofDeal, openDealOf, priceOfDeal, stepDeal } from '../deals/public.ts';
import { type ApplicationRow, type BidRow, replaceApplication } from './mortgage.repo.ts';

type Form = BodyOf<typeof sendEndpoint>;
type Deps = Pick<Context, 'clock' | 'events' | 'jobs'>;

/**
 * Records the application with a bid for each bank, and moves the deal; jobs of the same transaction call the
 * banks (truth 6). Only the main buyer has a booking of the estate, so nobody else can send one.
 * @throws AppError NOT_FOUND, CONSENT_UNSIGNED, PRICE_CHANGED, VALIDATION, STEP_WRONG where the deal does not
 * wait for one
 */
export function sendApplication(deps: Deps, db: Executor, act: BuyerAct, form: Form): Promise<void> {
  const { at, actor } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, userId, form.estate);
    if (!(await consentInForce(tx, { userId, kind: 'mortgage', at }))) throw new AppError('CONSENT_UNSIGNED');
    const deal = await openDealOf(tx, booking.id);
    if (form.priceKopecks !== priceOfDeal(booking, deal)) throw new AppError('PRICE_CHANGED');
    assertTerms(form);
    const by = { actor: 'buyer', actorId: userId } as const;
    if (!deal || !(await stepDeal(deps, tx, { dealId: deal.id, event: 'send-application', by })))
      throw new AppError('STEP_WRONG');
    const { estate: estateId, banks, ...told } = form;
    const application: ApplicationRow = {
      ...told,
      id: uuidv7(at),
      userId,
      dealId: deal.id,
      estateId,
      sentAt: at,
      closedAt: null,
    };
    const bids = banks.map((bank) => asked(application, bank));
    await replaceApplication(tx, application, bids);
    const details = { banks: banks.length };
    await audit(tx, act, { action: 'mortgage.send', subject: ofDeal(deal.id), details });
    for (const { id } of bids) await deps.jobs.enqueue(tx, 'mortgage.ask', { bidId: id });
  });
}

function assertTerms({ program: code, priceKopecks, ownKopecks, months, banks }: Form): void {
  const program = brand.mortgagePrograms.find((one) => one.code === code);
  const wrong = (field: string) => new AppError('VALIDATION', { fields: { [field]: ['default'] } });
  if (!program) throw wrong('program');
  if (months > program.months) throw wrong('months');
  if (ownKopecks < monthlyPaymentOf(priceKopecks, program).downPaymentKopecks || ownKopecks >= priceKopecks)
    throw wrong('ownKopecks');
  const known = banks.every((bank) => brand.mortgageBanks.some((one) => one.code === bank));
  if (!known || new Set(banks).size < banks.length) throw wrong('banks');
}

function asked(
  { id: applicationId, userId, priceKopecks, ownKopecks, sentAt }: ApplicationRow,
  bank: string,
): BidRow {
  const id = uuidv7(sentAt);
  return {
    id,
    userId,
    applicationId,
    bank,
    status: 'sent',
    requestKey: id,
    providerId: null,
    kopecks: priceKopecks - ownKopecks,
    ratePercent: null,
    months: null,
    insuranceKopecks: null,
    promisedAt: null,
    validUntil: null,
    reason: null,
    createdAt: sentAt,
    nextAskAt: sentAt,
  };
}
