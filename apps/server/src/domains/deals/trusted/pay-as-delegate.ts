import { payAsDelegate as paying } from '@novosel/contract/delegates/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import { assertTrust, type Trust } from '../../../platform/http/trust.ts';
import { beginPayment } from '../../booking/public.ts';
import { findTrust } from '../../delegates/public.ts';

type Deps = Pick<
  Context,
  'acquirer' | 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log' | 'storage' | 'typesetter'
>;

interface Paying extends BodyOf<typeof paying> {
  readonly trust: Trust;
  readonly estateId: number;
}

/**
 * A trusted person begins a payment of the fee. Within the payment's own transaction the trust is asked once
 * more and held: an end of it comes either before, and nothing is begun, or after.
 * @throws AppError NOT_FOUND, DELEGATE_SCOPE, PRINCIPAL_FROZEN and what a payment is refused with
 */
export async function payAsDelegate(
  deps: Deps,
  act: BuyerAct,
  { trust, estateId, method }: Paying,
): Promise<void> {
  await beginPayment(deps, act, {
    estateId,
    method,
    by: {
      returnUrl: `${deps.config.publicUrl}${path('trustedDeal', { delegation: trust.id, estate: estateId })}`,
      async hold(tx, bookingId) {
        const at = deps.clock.now();
        const asked = { id: trust.id, delegateId: act.actor.id, now: at };
        assertTrust(await findTrust(tx, asked, true), paying, at);
        await audit(
          tx,
          { ...act, at },
          {
            action: 'delegates.pay',
            subject: `booking:${bookingId}`,
            details: { method, delegation: trust.id },
          },
        );
      },
    },
  });
}
