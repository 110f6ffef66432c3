import type { Outcome } from '../outcome.ts';

/** A payment as the acquirer describes it, in our terms; sums in kopecks. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  readonly paid: boolean;
  readonly kopecks: number;
  readonly currency: string;
  readonly confirmationUrl: string | null;
  readonly qr: string | null;
  readonly declinedReason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
  readonly kopecks: number;
}

/** The fiscal receipt of 54-FZ: one line for the whole sum, sent to one address of the customer. */
export interface Receipt {
  readonly customer: { readonly email: string } | { readonly phone: string };
  readonly description: string;
  /** YooKassa's `payment_subject` and `payment_mode`. */
  readonly subject: string;
  readonly mode: string;
  readonly vatCode: number;
  readonly taxSystemCode: number | null;
}

export interface NewPayment {
  readonly idempotenceKey: string;
  readonly kopecks: number;
  readonly method: 'acquiring' | 'sbp';
  readonly description: string;
  readonly returnUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Null for a payment first sent without it: a key is valid only for the same request. */
  readonly receipt: Receipt | null;
}

interface NewRefund {
  readonly idempotenceKey: string;
  readonly paymentId: string;
  readonly kopecks: number;
  readonly description: string;
  readonly receipt: Receipt | null;
}

/** The acquirer, over HTTP in YooKassa's API v3. */
export interface Acquirer {
  createPayment(payment: NewPayment): Promise<Outcome<ProviderPayment>>;
  getPayment(id: string): Promise<Outcome<ProviderPayment>>;
  createRefund(refund: NewRefund): Promise<Outcome<ProviderRefund>>;
  getRefund(id: string): Promise<Outcome<ProviderRefund>>;
  /** All refunds of a payment, also canceled ones, newest first. */
  refundsOf(paymentId: string): Promise<Outcome<readonly ProviderRefund[]>>;
}
