import type { StopReason } from '@novosel/contract/signatures/rounds.ts';
import { eventKind } from '../../platform/events.ts';

interface OfSigning {
  readonly signingId: string;
  readonly dealId: string;
  readonly at: Date;
}

/** Why a request has ended without a signature that counts. */
export type RequestEnd = 'declined' | 'expired' | 'lost' | 'broken' | 'late';

export interface RequestNews extends OfSigning {
  readonly requestId: string;
  /** Who has asked for it. */
  readonly userId: number;
  readonly end: RequestEnd;
}
export const requestEnded = eventKind<RequestNews>('signatures.request-ended');

export interface SignedNews extends OfSigning {
  readonly lineId: string;
  readonly name: string;
  /** How many members are still awaited. */
  readonly left: number;
}
export const memberSigned = eventKind<SignedNews>('signatures.signed');

export interface StopNews extends OfSigning {
  readonly name: string;
  readonly reason: StopReason;
  readonly text: string | null;
}
export const signingStopped = eventKind<StopNews>('signatures.stopped');
