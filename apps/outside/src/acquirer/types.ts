import type { StoredNotice } from '../stored-notice.ts';

/** Wire shapes of YooKassa's API v3, those parts that are simulated here. */

type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
type RefundStatus = 'pending' | 'succeeded' | 'canceled';
export type MethodType = 'bank_card' | 'sbp';

/** A decimal string of rubles with exactly two digits after the point. */
export interface Amount {
  value: string;
  currency: 'RUB';
}

/** The recipient and the lines of a 54-FZ receipt. */
export interface Receipt {
  customer: { email?: string; phone?: string };
  items: {
    description: string;
    quantity: number;
    amount: Amount;
    vat_code: number;
    payment_subject: string;
    payment_mode: string;
  }[];
  tax_system_code?: number;
}

export interface CancellationDetails {
  party: 'merchant' | 'yoo_money' | 'payment_network' | 'refund_network';
  reason: string;
}

export interface CardDetails {
  first6: string;
  last4: string;
  expiry_month: string;
  expiry_year: string;
  card_type: string;
}

interface PaymentMethod {
  type: MethodType;
  id: string;
  saved: false;
  title?: string;
  card?: CardDetails;
}

export type Confirmation =
  | { type: 'redirect'; confirmation_url: string; return_url: string }
  | { type: 'qr'; confirmation_data: string };

export interface PaymentObject {
  id: string;
  status: PaymentStatus;
  paid: boolean;
  amount: Amount;
  created_at: string;
  captured_at?: string;
  description?: string;
  metadata: Record<string, string>;
  recipient: { account_id: string; gateway_id: string };
  payment_method?: PaymentMethod;
  /** Only while a person still has to confirm. */
  confirmation?: Confirmation;
  refundable: boolean;
  refunded_amount?: Amount;
  receipt_registration?: 'pending' | 'succeeded' | 'canceled';
  cancellation_details?: CancellationDetails;
  test: true;
}

export interface RefundObject {
  id: string;
  payment_id: string;
  status: RefundStatus;
  created_at: string;
  amount: Amount;
  description?: string;
  metadata?: Record<string, string>;
  receipt_registration?: 'pending' | 'succeeded' | 'canceled';
  cancellation_details?: CancellationDetails;
}

/** A payment with the acquirer's internal data besides the wire object. */
export interface StoredPayment {
  object: PaymentObject;
  /** True: one stage. False, YooKassa's default: authorise first and capture later. */
  capture: boolean;
  returnUrl: string | null;
  /** Absent in a state file of an older version. */
  receipt?: Receipt;
  /** The person has paid, but the result is withheld (sentinel 14). */
  hanging: boolean;
}

/** A registered receipt; `receipt` is as the shop sent it. */
export interface StoredReceipt {
  type: 'payment' | 'refund';
  paymentId: string;
  at: string;
  receipt: Receipt;
}

export type NotificationEvent =
  | 'payment.waiting_for_capture'
  | 'payment.succeeded'
  | 'payment.canceled'
  | 'refund.succeeded';

export type StoredNotification = StoredNotice<NotificationEvent, PaymentObject | RefundObject>;

/** What an Idempotence-Key answered the first time; kept for 24 hours. */
export interface StoredKey {
  requestHash: string;
  answer: string;
  at: number;
}
