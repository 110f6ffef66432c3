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

export interface NewPayment {
  readonly idempotenceKey: string;
  readonly kopecks: number;
  readonly method: 'acquiring' | 'sbp';
  readonly description: string;
  readonly returnUrl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The acquirer, spoken to over HTTP in YooKassa's API v3. */
export interface Acquirer {
  createPayment(payment: NewPayment): Promise<Told<ProviderPayment>>;
  getPayment(id: string): Promise<Told<ProviderPayment>>;
  createRefund(refund: {
    idempotenceKey: string;
    paymentId: string;
    kopecks: number;
    description: string;
  }): Promise<Told<ProviderRefund>>;
  getRefund(id: string): Promise<Told<ProviderRefund>>;
  /** Every refund of a payment, also those that were canceled, newest first. */
  refundsOf(paymentId: string): Promise<Told<readonly ProviderRefund[]>>;
}
