import type { RequestState, Service } from '@novosel/contract/services/rules.ts';
import { eventKind } from '../../platform/events.ts';

export interface ServiceNews {
  readonly requestId: string;
  readonly number: number;
  readonly service: Service;
  readonly state: RequestState;
  readonly userId: number;
  readonly at: Date;
}

/** The desk has made a step. */
export const serviceMoved = eventKind<ServiceNews>('services.moved');
/** The day until which the next step was promised has passed. */
export const serviceLate = eventKind<ServiceNews>('services.late');
