import type { Told } from '../told.ts';

/** Payment as the acquirer tells it, in our words; sums in kopecks. */
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
  /** Null for one that was first sent without it: a key is good for the same request only. */
  readonly receipt: Receipt | null;
}

interface NewRefund {
  readonly idempotenceKey: string;
  readonly paymentId: string;
  readonly kopecks: number;
  readonly description: string;
  readonly receipt: Receipt | null;
}

/** The acquirer, spoken to over HTTP in YooKassa's API v3. */
export interface Acquirer {
  createPayment(payment: NewPayment): Promise<Told<ProviderPayment>>;
  getPayment(id: string): Promise<Told<ProviderPayment>>;
  createRefund(refund: NewRefund): Promise<Told<ProviderRefund>>;
  getRefund(id: string): Promise<Told<ProviderRefund>>;
  /** Every refund of a payment, also those that were canceled, newest first. */
  refundsOf(paymentId: string): Promise<Told<readonly ProviderRefund[]>>;
}
