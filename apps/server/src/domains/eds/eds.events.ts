import { eventKind } from '../../platform/events.ts';
import type { OrderRow } from './eds.repo.ts';

/** An event of an order for a certificate. */
export interface OrderNews {
  readonly order: OrderRow;
  readonly what:
    | 'invoiced'
    | 'ready-to-confirm'
    | 'issued'
    | 'refused'
    | 'cancelled'
    | 'burnt'
    | 'unpaid'
    | 'missed'
    | 'missed-twice'
    | 'revoked';
  readonly at: Date;
}

export const orderNews = eventKind<OrderNews>('eds.order');

/**
 * The operator says that a request to sign has been answered. It is published at his notice, which nobody
 * believes: the listener asks the operator.
 */
export const signingAnswered = eventKind<{ readonly signingId: string }>('eds.signing-answered');
