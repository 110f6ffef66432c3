import type { AnyEndpoint, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { UnsignedKind } from '@novosel/contract/wire/owner-access.ts';

/** When, from where and in which language something is done. */
interface Circumstances {
  /** For a call, its arrival: the same when its transaction is retried. */
  readonly at: Date;
  readonly locale?: 'ru' | 'en';
  readonly address?: string;
  readonly userAgent?: string;
  readonly requestId?: string;
}

export interface BuyerAct extends Circumstances {
  readonly actor: {
    readonly kind: 'buyer';
    readonly id: number;
    /** His principal, when he acts as a delegate. */
    readonly onBehalfOf?: number;
  };
}

export interface StaffAct extends Circumstances {
  readonly actor: { readonly kind: 'staff'; readonly id: number; readonly roles: readonly StaffRole[] };
}

/** An act of a signed-in person, at the cabinet or the desk. */
export type PersonAct = BuyerAct | StaffAct;

/** Not a signed-in person: a guest, an outside service, or the clock. */
interface Nobody {
  readonly kind: 'guest' | 'acquirer' | 'clock';
}

/**
 * Who does something, for whom, from where and when. The HTTP layer makes it from a call; jobs make their
 * own.
 */
export interface Act extends Circumstances {
  readonly actor: BuyerAct['actor'] | StaffAct['actor'] | Nobody;
}

/** The same act for a record without the request ID. */
export function withoutRequest({ requestId: _, ...act }: Act): Act {
  return act;
}

/** The kind of act of a call. */
export type ActOf<E extends AnyEndpoint> = E['owner']['kind'] extends UnsignedKind
  ? Act
  : E['owner']['kind'] extends 'staff'
    ? StaffAct
    : BuyerAct;

/** The same call as an act of a buyer, identified by a code, a passkey or his own session. */
export const asBuyer = (act: Act, id: number): BuyerAct => ({ ...act, actor: { kind: 'buyer', id } });

/** The same call as an act of a member of staff without a session: it gives no roles. */
export const asStaff = (act: Act, id: number): StaffAct => ({
  ...act,
  actor: { kind: 'staff', id, roles: [] },
});

/** The same call as a guest's act, even if the browser has a session. */
export const asGuest = (act: Act): Act => ({ ...act, actor: { kind: 'guest' } });
