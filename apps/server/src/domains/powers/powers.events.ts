import { eventKind } from '../../platform/events.ts';

export interface PowerNews {
  readonly powerId: string;
  readonly principalId: number;
  readonly delegateId: number;
  readonly decision: 'accepted' | 'refused';
  readonly at: Date;
}

/** The desk has decided about a power of attorney, or withdrawn its acceptance. */
export const powerDecided = eventKind<PowerNews>('powers.decided');
