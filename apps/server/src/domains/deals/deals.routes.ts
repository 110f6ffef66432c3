import { getDeal, listDeals as listEndpoint } from '@novosel/contract/deals/endpoints.ts';
import {
  getTrustedDeal,
  listTrustedDeals,
  nameInAgreement,
  payAsDelegate as payEndpoint,
  readTrustedAgreement,
  refreshTrustedPayment,
  sendTrustedCode,
  signAsDelegate,
} from '@novosel/contract/delegates/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { Call } from '../../platform/http/call.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Trust } from '../../platform/http/trust.ts';
import { findOwnBooking } from '../booking/public.ts';
import { sendDownload } from '../documents/public.ts';
import { prepareListManagers } from '../managers/public.ts';
import { refreshPaymentOf } from '../payments/public.ts';
import { listDeals } from './standing/list-deals.ts';
import { readDeal } from './standing/read-deal.ts';
import { payAsDelegate } from './trusted/pay-as-delegate.ts';
import { nameInPaper, readPaper, sendCodeToDelegate, signForPrincipal } from './trusted/sign-as-delegate.ts';
import { readTrustedDeal, trustView } from './trusted/trusted-deal.ts';

export function bindDeals(bind: Bind, { db: pool, clock }: Pick<Context, 'db' | 'clock'>): void {
  const managers = prepareListManagers(pool);
  bind(listEndpoint, async ({ db, viewer }) =>
    ok({ now: clock.now().toISOString(), items: await listDeals(db, viewer.userId) }),
  );
  bind(getDeal, async ({ db, viewer: { userId, locale }, params }) =>
    ok(await readDeal({ clock, managersOf: managers(locale) }, db, userId, params.estate)),
  );
}

type Deps = Pick<
  Context,
  | 'acquirer'
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'jobs'
  | 'log'
  | 'scanner'
  | 'signingKeys'
  | 'storage'
  | 'typesetter'
>;

/**
 * What a trusted person sees and does for another; the door has looked at the trust, and the records name
 * both.
 */
export function bindTrustedDeals(bind: Bind, deps: Deps): void {
  const { clock } = deps;
  const deal = openTrustedDeal(deps);
  bind(listTrustedDeals, async ({ db, viewer, ...call }) => {
    const trust = trustIn(call);
    const items = await listDeals(db, trust.principalId, viewer.userId);
    return ok({ now: clock.now().toISOString(), trust: trustView(trust), items });
  });
  bind(getTrustedDeal, ({ db, act, params, ...call }) => deal(db, act, trustIn(call), params.estate));
  bind(
    payEndpoint,
    async ({ db, act, params, body, ...call }) => {
      const trust = trustIn(call);
      await payAsDelegate(deps, act, { trust, estateId: params.estate, ...body });
      return deal(db, act, trust, params.estate);
    },
    { idempotency: 'resumable' },
  );
  bind(refreshTrustedPayment, async ({ db, act, params, ...call }) => {
    const trust = trustIn(call);
    const booking = await findOwnBooking(db, trust.principalId, params.estate);
    if (!booking) throw new AppError('NOT_FOUND');
    await refreshPaymentOf(deps, booking.id);
    return deal(db, act, trust, params.estate);
  });
}

/** The page of a trusted person, as it is answered. */
function openTrustedDeal({ clock, db: pool }: Pick<Deps, 'clock' | 'db'>) {
  const managers = prepareListManagers(pool);
  return async (db: Executor, { actor, locale = 'ru' }: BuyerAct, trust: Trust, estate: number) =>
    ok(await readTrustedDeal({ clock, managersOf: managers(locale) }, db, trust, actor.id, estate));
}

/**
 * A trusted person signs by his power of attorney: the paper in his name, its bytes, the code, the signature.
 */
export function bindTrustedSigning(bind: Bind, deps: Deps): void {
  const deal = openTrustedDeal(deps);
  bind(nameInAgreement, async ({ db, act, ...call }) => {
    const where = atDeal(call);
    await nameInPaper(deps, db, act, where);
    return deal(db, act, where.trust, where.estateId);
  });
  bind(readTrustedAgreement, async ({ db, act, reply, ...call }) =>
    sendDownload(reply, await readPaper(deps, db, act, { ...atDeal(call), document: call.params.document })),
  );
  bind(sendTrustedCode, async ({ db, act, body, ...call }) =>
    ok(await sendCodeToDelegate(deps, db, act, { ...atDeal(call), ...body })),
  );
  bind(
    signAsDelegate,
    async ({ db, act, body, ...call }) => {
      const where = atDeal(call);
      await signForPrincipal(deps, act, { ...where, ...body });
      return deal(db, act, where.trust, where.estateId);
    },
    { idempotency: 'resumable' },
  );
}

const atDeal = ({ params, trust }: Pick<Call<typeof signAsDelegate>, 'params' | 'trust'>) => ({
  trust: trustIn({ trust }),
  estateId: params.estate,
});

/** @throws AppError NOT_FOUND, so that nothing is open to nobody's trust */
function trustIn({ trust }: { readonly trust: Trust | undefined }): Trust {
  if (!trust) throw new AppError('NOT_FOUND');
  return trust;
}
