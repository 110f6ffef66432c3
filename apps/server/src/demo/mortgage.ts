import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { Context } from '../context.ts';
import type { BookingRow } from '../domains/booking/booking.repo.ts';
import { consentInForce } from '../domains/consents/public.ts';
import { openDealOf, priceOfDeal } from '../domains/deals/public.ts';
import { askBank } from '../domains/mortgage/ask-bank.ts';
import { mortgageBids } from '../domains/mortgage/mortgage.tables.ts';
import { sendApplication } from '../domains/mortgage/send-application.ts';
import { signConsent } from '../domains/mortgage/sign-consent.ts';
import { sendConsentCode } from '../domains/signing/public.ts';
import { brand } from '../platform/brand.ts';
import { after } from '../platform/clock.ts';
import { eq } from '../platform/database/drizzle.ts';
import type { Bank, BidAnswer } from '../ports/bank/bank.ts';
import { lastCode } from './bookings.ts';

const daySeconds = 86_400;
const ownShare = 0.3;
const [years, longest] = [25 * 12, 30 * 12];

/** A buyer signs the consent, applies to every bank, and they answer; a buyer who has applied is skipped. */
export async function seedMortgage(
  deps: Context,
  booking: BookingRow,
  wait: (hours: number) => void,
): Promise<void> {
  const { id, userId, estateId } = booking;
  const mine = eq(mortgageBids.userId, userId);
  const [known] = await deps.db.select({ id: mortgageBids.id }).from(mortgageBids).where(mine).limit(1);
  const deal = await openDealOf(deps.db, id);
  if (known || deal?.place !== 'mortgage') return;
  const priceKopecks = priceOfDeal(booking, deal);
  wait(3);
  await sign(deps, userId);
  const act = { at: deps.clock.now(), actor: { kind: 'buyer', id: userId } } as const;
  await sendApplication(deps, deps.db, act, {
    estate: estateId,
    priceKopecks,
    program: 'family',
    ownKopecks: Math.ceil((priceKopecks * ownShare) / 10_000_000) * 10_000_000,
    months: years,
    work: 'employed',
    employer: 'Проектный институт «Мост»',
    incomeKopecks: 24_000_000,
    banks: brand.mortgageBanks.map(({ code }) => code),
  });
  wait(5);
  const bids = await deps.db.select({ id: mortgageBids.id }).from(mortgageBids).where(mine);
  for (const bid of bids) await askBank({ ...deps, bank: banksOf(deps) }, bid.id);
}

async function sign(deps: Context, userId: number): Promise<void> {
  if (await consentInForce(deps.db, { userId, kind: 'mortgage', at: deps.clock.now() })) return;
  await sendConsentCode(deps, { userId, kind: 'mortgage', locale: 'ru' });
  const code = await lastCode(deps);
  const actor = { kind: 'buyer', id: userId } as const;
  await signConsent(deps, { at: deps.clock.now(), actor, locale: 'ru', address: '127.0.0.1' }, code);
}

/**
 * Banks that answer in the demo's past, before a real call is possible. The bank that still thinks is called
 * from now on: it does not know this ID, so it gets the application again.
 */
function banksOf({ clock, bank }: Context): Bank {
  const within = (days: number) => after(clock.now(), days * daySeconds);
  return {
    ...bank,
    askBid: async ({ bank: code, key: id, loan }) => {
      const terms = {
        kopecks: loan.priceKopecks - loan.ownKopecks,
        ratePercent: 6,
        months: loan.months,
        insuranceKopecks: null,
      };
      const answers = lookup<BidAnswer>({
        bereg: { id, status: 'approved', terms, validUntil: within(30) },
        nevsky: { id, status: 'approved', terms: { ...terms, months: longest }, validUntil: within(25) },
        polus: {
          id,
          status: 'thinking',
          terms: { ...terms, ratePercent: 5.7, insuranceKopecks: 3_820_000 },
          promisedAt: within(5),
        },
      });
      const answer = answers.get(code) ?? { id, status: 'refused', reason: 'not_ready' };
      return { kind: 'answered', answer };
    },
  };
}
