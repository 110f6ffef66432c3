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
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Trust } from '../../platform/http/trust.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
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
  bind(listEndpoint, async ({ db, viewer }) => ({
    result: true as const,
    data: { now: clock.now().toISOString(), items: await listDeals(db, viewer.userId) },
  }));
  bind(getDeal, async ({ db, viewer, params }) => ({
    result: true as const,
    data: await readDeal({ clock, managersOf: managers(viewer.locale) }, db, viewer.userId, params.estate),
  }));
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
  const { clock, db: pool } = deps;
  const managers = prepareListManagers(pool);
  const deal = async (db: Executor, trust: Trust, { userId, locale }: Viewer, estate: number) => ({
    result: true as const,
    data: await readTrustedDeal({ clock, managersOf: managers(locale) }, db, trust, userId, estate),
  });
  bind(listTrustedDeals, async ({ db, viewer, ...call }) => {
    const trust = trustIn(call);
    const items = await listDeals(db, trust.principalId, viewer.userId);
    return {
      result: true as const,
      data: { now: clock.now().toISOString(), trust: trustView(trust), items },
    };
  });
  bind(getTrustedDeal, ({ db, viewer, params, ...call }) => deal(db, trustIn(call), viewer, params.estate));
  bind(
    payEndpoint,
    async ({ db, viewer, params, body, address, requestId, ...call }) => {
      const trust = trustIn(call);
      const { userId } = viewer;
      await payAsDelegate(deps, { trust, userId, estateId: params.estate, ...body, address, requestId });
      return deal(db, trust, viewer, params.estate);
    },
    { idempotency: 'resumable' },
  );
  bind(refreshTrustedPayment, async ({ db, viewer, params, ...call }) => {
    const trust = trustIn(call);
    const booking = await findOwnBooking(db, trust.principalId, params.estate);
    if (!booking) throw new AppError('NOT_FOUND');
    await refreshPaymentOf(deps, booking.id);
    return deal(db, trust, viewer, params.estate);
  });
}

type SigningCall = Pick<
  Call<typeof signAsDelegate>,
  'viewer' | 'params' | 'trust' | 'address' | 'requestId' | 'at'
>;

/**
 * A trusted person signs by his power of attorney: the paper in his name, its bytes, the code, the signature.
 */
export function bindTrustedSigning(bind: Bind, deps: Deps): void {
  const { clock } = deps;
  const managers = prepareListManagers(deps.db);
  const deal = async (db: Executor, { viewer, params, trust }: SigningCall) => ({
    result: true as const,
    data: await readTrustedDeal(
      { clock, managersOf: managers(viewer.locale) },
      db,
      trustIn({ trust }),
      viewer.userId,
      params.estate,
    ),
  });
  const actOf = ({ viewer, params, trust, address, requestId, at }: SigningCall) => ({
    trust: trustIn({ trust }),
    userId: viewer.userId,
    estateId: params.estate,
    address,
    requestId,
    at,
  });
  bind(nameInAgreement, async ({ db, ...call }) => {
    await nameInPaper(deps, db, actOf(call));
    return deal(db, call);
  });
  bind(readTrustedAgreement, async ({ db, reply, ...call }) =>
    sendDownload(reply, await readPaper(deps, db, { ...actOf(call), document: call.params.document })),
  );
  bind(sendTrustedCode, async ({ db, body, ...call }) => ({
    result: true as const,
    data: await sendCodeToDelegate(deps, db, { ...actOf(call), ...body }),
  }));
  bind(
    signAsDelegate,
    async ({ db, body, userAgent, ...call }) => {
      await signForPrincipal(deps, { ...actOf(call), ...body, userAgent });
      return deal(db, call);
    },
    { idempotency: 'resumable' },
  );
}

/** @throws AppError NOT_FOUND, so that nothing is open to nobody's trust */
function trustIn({ trust }: { readonly trust: Trust | undefined }): Trust {
  if (!trust) throw new AppError('NOT_FOUND');
  return trust;
}
