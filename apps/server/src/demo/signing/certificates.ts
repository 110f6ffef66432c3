import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import { confirmData } from '../../domains/eds/data/confirm-data.ts';
import { findOrders, hastenOrder } from '../../domains/eds/eds.repo.ts';
import { askOperator } from '../../domains/eds/operator/ask-operator.ts';
import { orderCertificate } from '../../domains/eds/orders/order-certificate.ts';
import { ownSnils } from '../../domains/members/public.ts';
import { markPassport, passportFacts, savePassport } from '../../domains/users/public.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { demoDeps, userOf } from '../bookings.ts';
import { passportOf } from '../people.data.ts';
import { addDemoSignatory, signFirst } from './signatures.ts';

const tries = 60;
const pauseMs = 1000;
const dayMs = 86_400_000;
/** Validity of the played operator's certificates, in days. */
const validDays = 456;

/** Buyers with a certificate in force; `left`: days before its end. */
const holders = [
  { number: 8, left: validDays },
  { number: 18, left: 26 },
] as const;

/**
 * Orders certificates of demo buyers from the signature operator. His program may start later, so this is
 * retried for a minute in the background.
 */
export function orderDemoCertificates(context: Context): void {
  void orderAll(context).catch((error: unknown) =>
    context.log.warn({ err: error }, 'the demo has no certificates'),
  );
}

async function orderAll(context: Context): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if ((await context.operator.published()).kind === 'answered') {
      for (const holder of holders) await give(context, holder);
      await addDemoSignatory(context);
      await signFirst(context);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
  }
  context.log.warn('the signature operator does not answer: the demo has no certificates');
}

async function give(context: Context, { number, left }: (typeof holders)[number]): Promise<void> {
  const { db, clock } = context;
  const userId = await userOf(context, `790000000${String(number).padStart(2, '0')}`);
  if (userId === undefined || (await findOrders(db, userId)).length > 0) return;
  const at = clock.now();
  const act: BuyerAct = { at, actor: { kind: 'buyer', id: userId } };
  const passport = await checkedPassport(context, userId, number);
  const snils = (await ownSnils(db, userId)) ?? '700-000-018 73';
  await confirmData(db, act, { seen: passport.updatedAt.toISOString(), snils, inn: null });
  const form = { way: 'goskey', kind: 'qualified', renews: null, visit: null, branch: null } as const;
  const orderId = await orderCertificate(demoDeps(context), db, act, form);
  await askOperator(context, orderId);
  await issueAsAt(context, orderId, new Date(at.getTime() - (validDays - left) * dayMs));
  await hastenOrder(db, orderId, clock.now());
  await askOperator(context, orderId);
}

async function checkedPassport({ db, clock }: Context, userId: number, number: number) {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await passportFacts(tx, userId)))
      await savePassport(tx, userId, { form: passportOf(number - 1, isoDay(at)), scans: [], at });
    await markPassport(tx, userId, { checkedAt: at, refusal: null });
  });
  const passport = await passportFacts(db, userId);
  if (!passport) throw new Error(`demo buyer ${number} has no passport`);
  return passport;
}

/** The person has confirmed himself in the operator's app, at that moment. */
async function issueAsAt({ config }: Context, orderId: string, at: Date): Promise<void> {
  const { url, key } = config.operator;
  const answer = await fetch(`${url}/test/orders/${orderId}/issue`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ at: at.toISOString() }),
  });
  await answer.body?.cancel();
}
