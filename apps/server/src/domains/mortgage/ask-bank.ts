import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { nextAsk } from '../../platform/jobs/next-ask.ts';
import type { BidAnswer } from '../../ports/bank/bank.ts';
import type { Outcome } from '../../ports/outcome.ts';
import { consentInForce } from '../consents/public.ts';
import { lockDeal, ofDeal, placeOfDeal } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { passportOf } from '../users/public.ts';
import {
  type ApplicationRow,
  type BidRow,
  claimBid,
  findApplication,
  lockBids,
  updateBid,
} from './mortgage.repo.ts';
import { settle } from './settle.ts';
import { tellBid } from './tell-bid.ts';

export type BankDeps = Pick<Context, 'bank' | 'clock' | 'db' | 'events' | 'jobs'>;

/** Seconds between two questions to a bank that has promised a day. */
export const quietSeconds = 300;

/**
 * Asks a bank about a due application and stores the answer. No answer leaves the result unknown: it is asked
 * again with the same key (truth 7).
 */
export async function askBank(deps: BankDeps, bidId: string): Promise<void> {
  const now = deps.clock.now();
  const bid = await claimBid(deps.db, bidId, now, nextAsk(now, now));
  const application = bid && (await findApplication(deps.db, bid.applicationId));
  if (!bid || !application) return;
  const told = await ask(deps, application, bid);
  await deps.db.transaction((tx) => keep(deps, tx, { application, bid, told }));
}

/** @returns undefined when the consent or the deal has ended before the call: the bank then gets no data */
async function ask(
  { bank, clock, db }: BankDeps,
  application: ApplicationRow,
  bid: BidRow,
): Promise<Outcome<BidAnswer> | undefined> {
  if (bid.providerId) return bank.bidOf(bid.providerId);
  const { userId } = bid;
  const consent = await consentInForce(db, { userId, kind: 'mortgage', at: clock.now() });
  const person = await personOf(db, userId);
  const open = await placeOfDeal(db, application.dealId);
  if (!consent || !person || !open) return undefined;
  const passport = await passportOf(db, userId);
  const { priceKopecks, ownKopecks, months, program, work, employer, incomeKopecks } = application;
  return bank.askBid({
    key: bid.requestKey,
    bank: bid.bank,
    surname: person.surname,
    name: person.name,
    // A registration contains neither; the consent names both.
    patronymic: passport?.patronymic ?? person.patronymic,
    birthday: passport?.birthday ?? person.birthday,
    phone: person.phone && `+${person.phone}`,
    passport: passport?.serialNumber || null,
    loan: { priceKopecks, ownKopecks, months, program },
    income: { work, employer, kopecks: incomeKopecks },
    consent,
  });
}

interface Heard {
  readonly application: ApplicationRow;
  readonly bid: BidRow;
  readonly told: Outcome<BidAnswer> | undefined;
}

async function keep(deps: BankDeps, tx: Tx, { application, bid, told }: Heard): Promise<void> {
  const place = (await lockDeal(tx, application.dealId))?.deal.place;
  const at = deps.clock.now();
  const now = (await lockBids(tx, application.id)).find(({ id }) => id === bid.id);
  // Another node has stored the answer meanwhile, or the application was replaced.
  if (!now?.nextAskAt) return;
  const heard = changeOf(bid, told, at);
  await updateBid(tx, bid.id, heard);
  if (heard.nextAskAt)
    await deps.jobs.enqueue(tx, 'mortgage.ask', { bidId: bid.id }, { at: heard.nextAskAt });
  if (!heard.status || heard.status === now.status) return;
  const byClock = { at, actor: { kind: 'clock' } } as const;
  const details = { bank: bid.bank, status: heard.status };
  await audit(tx, byClock, { action: 'mortgage.answer', subject: ofDeal(application.dealId), details });
  await tellBid(deps, tx, { application, bid: { ...now, ...heard }, place, at });
  await settle(deps, tx, application);
}

/** The changes of a bid by an answer. */
function changeOf(bid: BidRow, told: Outcome<BidAnswer> | undefined, at: Date): Partial<BidRow> {
  if (!told) return { status: 'withdrawn', nextAskAt: null };
  const quiet = after(at, quietSeconds);
  // The bank has lost the application: it is sent again with the same key.
  if (told.kind === 'refused') return { providerId: null, nextAskAt: nextAsk(at, at) };
  if (told.kind === 'unknown')
    return { nextAskAt: bid.promisedAt ? quiet : nextAsk(bid.createdAt, at, true) };
  const { answer } = told;
  const { id: providerId } = answer;
  if (answer.status === 'pending') return { providerId, nextAskAt: nextAsk(bid.createdAt, at) };
  if (answer.status === 'refused')
    return { providerId, status: 'refused', reason: answer.reason, nextAskAt: null };
  const { kopecks, ratePercent, months, insuranceKopecks } = answer.terms;
  const terms = { providerId, kopecks, ratePercent, months, insuranceKopecks };
  if (answer.status === 'approved')
    return { ...terms, status: 'approved', validUntil: answer.validUntil, nextAskAt: null };
  return { ...terms, status: 'thinking', promisedAt: answer.promisedAt, nextAskAt: quiet };
}
