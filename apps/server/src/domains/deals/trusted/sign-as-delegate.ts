import {
  nameInAgreement,
  sendTrustedCode,
  signAsDelegate as signing,
} from '@novosel/contract/delegates/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertTrust, type Trust } from '../../../platform/http/trust.ts';
import {
  type ActingSigner,
  findOwnBooking,
  nameRepresentative,
  sendBookingCode,
  signBooking,
  subjectOf,
} from '../../booking/public.ts';
import { findTrust, powerOfTrust } from '../../delegates/public.ts';
import { type Download, downloadDocument, findOwnDocument } from '../../documents/public.ts';
import type { IssuedCode } from '../../identity/public.ts';
import { signedForPrincipal } from '../deals.events.ts';

type Deps = Pick<
  Context,
  'clock' | 'config' | 'db' | 'events' | 'jobs' | 'signingKeys' | 'storage' | 'typesetter'
>;

/** At which deal of his principal a trusted person acts, and by which trust. */
interface AtDeal {
  readonly trust: Trust;
  readonly estateId: number;
}

interface Asked extends Pick<AtDeal, 'trust'> {
  readonly endpoint: Pick<AnyEndpoint, 'owner' | 'whenFrozen'>;
  readonly event: 'name-in-agreement' | 'signing-code' | 'sign';
}

/**
 * Who signs, with what he does under the name of `event`. Within the transaction of each act trust and power
 * are asked once more and held: an end of either comes before, and nothing is done, or after.
 * @throws AppError NOT_FOUND, DELEGATE_SCOPE, PRINCIPAL_FROZEN
 */
async function signerOf(
  { clock }: Pick<Deps, 'clock'>,
  db: Executor,
  act: BuyerAct,
  { trust, endpoint, event }: Asked,
): Promise<ActingSigner> {
  const { id: userId } = act.actor;
  const power = await powerOfTrust(db, trust.id, clock.now());
  if (!power) throw new AppError('DELEGATE_SCOPE');
  return {
    userId,
    power,
    async hold(tx, bookingId) {
      const at = clock.now();
      assertTrust(await findTrust(tx, { id: trust.id, delegateId: userId, now: at }, true), endpoint, at);
      const held = await powerOfTrust(tx, trust.id, at, true);
      if (held?.id !== power.id) throw new AppError('DELEGATE_SCOPE');
      await audit(
        tx,
        { ...act, at },
        {
          action: `delegates.${event}`,
          subject: `booking:${bookingId}`,
          details: { delegation: trust.id, power: power.id },
        },
      );
    },
  };
}

/**
 * The agreement that waits is made anew in the trusted person's name.
 * @throws AppError as `signerOf`, STEP_WRONG, PASSPORT_INCOMPLETE
 */
export async function nameInPaper(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { trust, estateId }: AtDeal,
): Promise<void> {
  const asked = { trust, endpoint: nameInAgreement, event: 'name-in-agreement' } as const;
  const by = await signerOf(deps, db, act, asked);
  await inTransaction(db, (tx) => nameRepresentative(deps, tx, act, { estateId, by }));
}

/**
 * The code that signs goes to the trusted person's own phone.
 * @throws AppError as `signerOf` and as for the buyer
 */
export async function sendCodeToDelegate(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { trust, estateId, sha256 }: AtDeal & { readonly sha256: string },
): Promise<IssuedCode> {
  const by = await signerOf(deps, db, act, { trust, endpoint: sendTrustedCode, event: 'signing-code' });
  return sendBookingCode(deps, db, act, { estateId, sha256, by });
}

interface Signing extends AtDeal {
  readonly sha256: string;
  readonly code: string;
}

/**
 * A trusted person signs by his own code, in the buyer's name and by his power of attorney; the buyer is
 * told.
 * @throws AppError as `signerOf` and as for the buyer
 */
export async function signForPrincipal(
  deps: Deps,
  act: BuyerAct,
  { trust, estateId, sha256, code }: Signing,
): Promise<void> {
  const by = await signerOf(deps, deps.db, act, { trust, endpoint: signing, event: 'sign' });
  const { principalId } = trust;
  await signBooking(deps, act, {
    estateId,
    sha256,
    code,
    by: {
      ...by,
      async hold(tx, bookingId) {
        await by.hold(tx, bookingId);
        const at = deps.clock.now();
        await deps.events.publish(tx, signedForPrincipal, {
          principalId,
          delegateId: act.actor.id,
          estateId,
          bookingId,
          at,
        });
      },
    },
  });
}

/**
 * Bytes of an agreement that names the trusted person, waiting or signed by him; no other paper of the
 * principal.
 * @throws AppError NOT_FOUND
 */
export async function readPaper(
  deps: Pick<Context, 'scanner' | 'storage'>,
  db: Executor,
  { actor: { id: userId } }: BuyerAct,
  { trust, estateId, document: id }: AtDeal & { readonly document: string },
): Promise<Download> {
  const booking = await findOwnBooking(db, trust.principalId, estateId);
  const paper = await findOwnDocument(db, trust.principalId, id);
  const named = paper?.signer?.representative?.userId === userId;
  if (!booking || !named || paper.subject !== subjectOf(booking.id)) throw new AppError('NOT_FOUND');
  return downloadDocument(deps, db, trust.principalId, id);
}
