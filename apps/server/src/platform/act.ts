import type { AnyEndpoint, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { UnsignedKind } from '@novosel/contract/wire/owner-access.ts';

/** When, where from and in which language something is done. */
interface Circumstances {
  /** Of a call, when it came: the same each time that its transaction is begun again. */
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
    /** The buyer who trusts him, when he acts for one. */
    readonly onBehalfOf?: number;
  };
}

export interface StaffAct extends Circumstances {
  readonly actor: { readonly kind: 'staff'; readonly id: number; readonly roles: readonly StaffRole[] };
}

/** Of somebody who has signed in, at either door. */
export type PersonAct = BuyerAct | StaffAct;

/** Nobody who has signed in: a guest, another's service, or our own clock. */
interface Nobody {
  readonly kind: 'guest' | 'acquirer' | 'clock';
}

/** Who does something, for whom, where from and when. The door makes it of a call; jobs make their own. */
export interface Act extends Circumstances {
  readonly actor: BuyerAct['actor'] | StaffAct['actor'] | Nobody;
}

/** The same act for a record that does not name its request. */
export function withoutRequest({ requestId: _, ...act }: Act): Act {
  return act;
}

/** Whose act a call is. */
export type ActOf<E extends AnyEndpoint> = E['owner']['kind'] extends UnsignedKind
  ? Act
  : E['owner']['kind'] extends 'staff'
    ? StaffAct
    : BuyerAct;

/** The same call as the act of a buyer, whom a code, a key or his own session has named. */
export const asBuyer = (act: Act, id: number): BuyerAct => ({ ...act, actor: { kind: 'buyer', id } });

/** The same call as the act of a member of staff whom no session names: no right comes of it. */
export const asStaff = (act: Act, id: number): StaffAct => ({
  ...act,
  actor: { kind: 'staff', id, roles: [] },
});

/** The same call as nobody's act, whoever is signed in in that browser. */
export const asGuest = (act: Act): Act => ({ ...act, actor: { kind: 'guest' } });
