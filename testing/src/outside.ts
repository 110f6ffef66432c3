import { until } from './until.ts';

export interface Sms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

interface Amount {
  /** In roubles, with two decimals. */
  readonly value: string;
}

/** A payment as the acquirer's API gives it. */
export interface ShopPayment {
  readonly id: string;
  readonly status: string;
  readonly amount: Amount;
  readonly metadata: Readonly<Record<string, string>>;
  /** Absent in planted payments. */
  readonly description?: string;
}

export interface ShopRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly amount: Amount;
}

/** A payment as the acquirer's own back office shows it. */
export interface FeedPayment {
  readonly id: string;
  readonly description: string;
  readonly state: string;
  readonly refunded: string | null;
}

/** A second-factor code on somebody's telephone. */
export interface TelephoneCode {
  readonly account: string;
  readonly code: string;
  readonly secondsLeft: number;
}

/** The next calls of a service that fail: all of them, or those about something. */
export interface OrderedFault {
  readonly target: string;
  readonly mode: string;
  readonly count?: number;
  readonly ms?: number;
  readonly about?: string;
}

export interface CodeWish {
  /** Ignores messages before this moment. */
  readonly since?: Date;
  /** Number of messages that came before, for when times cannot tell them apart. */
  readonly known?: number;
  readonly digits?: 4 | 6;
  readonly seconds?: number;
}

interface Sent {
  readonly method?: 'POST' | 'PUT';
  readonly body?: object;
  readonly key?: string;
  readonly as?: 'shop' | 'operator';
}

/** An order for a certificate as the signature operator has it. */
export interface OperatorOrder {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly serial?: string;
  readonly revoked_at?: string | null;
}

/** A paper in the operator’s app. */
export interface WaitingPaper {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  /** ISO 8601. */
  readonly until: string;
}

const keys = {
  shop: `Basic ${btoa('demo-shop-1:demo-secret')}`,
  operator: 'Bearer demo-operator-key',
} as const;
const currency = 'RUB';

/**
 * The outside world over HTTP: what it has received from us, and what outside services do next. Each call
 * throws an Error with the address when it is refused.
 */
export function outsideAt(origin: string) {
  async function call<Answer>(path: string, { method, body, key, as = 'shop' }: Sent = {}): Promise<Answer> {
    const answer = await fetch(origin + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        authorization: keys[as],
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotence-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  async function all<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    let cursor = '';
    do {
      const page = await call<{ items: Item[]; next_cursor?: string }>(`${path}?limit=100${cursor}`);
      items.push(...page.items);
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    return items;
  }

  /** The newest first. */
  const sms = (phone: string) => call<Sms[]>(`/sms?to=${encodeURIComponent(phone)}`);

  return {
    sms,
    /** The newest first. */
    letters: (email: string) => call<Letter[]>(`/mail?to=${encodeURIComponent(email)}`),
    /** Waits for the newest code sent to a phone; other messages may come after it. */
    code: (phone: string, { since, known = 0, digits = 6, seconds }: CodeWish = {}): Promise<string> =>
      until(
        `a code for ${phone}`,
        async () => {
          const messages = await sms(phone);
          const pattern = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`);
          return messages
            .slice(0, messages.length - known)
            .filter(({ at }) => !since || new Date(at) >= since)
            .flatMap(({ text }) => pattern.exec(text) ?? [])
            .at(0);
        },
        seconds === undefined ? {} : { seconds },
      ),
    payments: () => all<ShopPayment>('/v3/payments'),
    refunds: () => all<ShopRefund>('/v3/refunds'),
    feed: async () => (await call<{ payments: FeedPayment[] }>('/feed.json')).payments,
    /** Plays the person and the bank: decides a waiting payment; `untold` loses its notification. */
    drive: (payment: string, outcome: 'succeed' | 'succeed-untold' | 'decline' | 'expire' | 'hang') =>
      call<unknown>(`/v3/test/payments/${payment}/${outcome}`, { body: {} }),
    fault: (fault: OrderedFault) => call<unknown>('/faults', { body: fault }),
    /** Makes a payment of our shop that we did not request. @returns its ID */
    async plant(kopecks: number, metadata: Record<string, string>): Promise<string> {
      const amount = { value: (kopecks / 100).toFixed(2), currency };
      const body = {
        amount,
        capture: true,
        payment_method_data: { type: 'bank_card' },
        confirmation: { type: 'redirect', return_url: 'http://localhost/' },
        metadata,
        receipt: receiptOf(amount, 'Planted'),
      };
      return (await call<{ id: string }>('/v3/payments', { body, key: crypto.randomUUID() })).id;
    },
    /** Refunds a part of a payment in the acquirer's back office, without the cabinet. */
    refundByHand(payment: string, value: string): Promise<unknown> {
      const amount = { value, currency };
      const body = { payment_id: payment, amount, receipt: receiptOf(amount, 'Возврат вручную') };
      return call('/v3/refunds', { body, key: crypto.randomUUID() });
    },
    operatorOrder: (id: string) => call<OperatorOrder>(`/ca/orders/${id}`, { as: 'operator' }),
    /** A qualified certificate, ordered and issued at the operator past our server. */
    async orderCertificate<Issued>(id: string, person: object): Promise<Issued> {
      const body = { person, organization: null, kind: 'qualified', algorithm: 'gost', renews: null };
      await call(`/ca/orders/${id}`, { method: 'PUT', as: 'operator', body });
      return call<Issued>(`/ca/orders/${id}/identity`, { as: 'operator', body: { refusal: null } });
    },
    /** The one who saw the passport reports to the operator what he has found. */
    identify: (id: string, refusal: string | null = null) =>
      call<OperatorOrder>(`/ca/orders/${id}/identity`, { as: 'operator', body: { refusal } }),
    /** The operator revokes a certificate by himself. */
    revokeCertificate: (id: string) =>
      call<OperatorOrder>(`/ca/orders/${id}/revoke`, { as: 'operator', body: { reason: 'unspecified' } }),
    /** Papers that wait in the operator’s app on a telephone. */
    papersIn: (phone: string) => call<WaitingPaper[]>(`/ca/app.json?phone=${encodeURIComponent(phone)}`),
    /** The person signs a paper in the operator’s app, or declines it. */
    async answerPaper(id: string, answer: 'sign' | 'refuse'): Promise<void> {
      const answered = await fetch(`${origin}/ca/app/${id}/${answer}`, { method: 'POST' });
      if (!answered.ok) throw new Error(`/ca/app/${id}/${answer}: ${answered.status}`);
    },
    telephones: () => call<TelephoneCode[]>('/totp'),
    /** Adds a second-factor secret to a telephone. */
    addTelephone: (account: string, secret: string) =>
      call<unknown>(`/totp/${encodeURIComponent(account)}`, { method: 'PUT', body: { secret } }),
  };
}

/** The acquirer accepts no payment and no refund without a receipt. */
function receiptOf(amount: object, description: string) {
  const kind = { vat_code: 1, payment_subject: 'service', payment_mode: 'full_payment' };
  return { customer: { email: 'receipt@post.test' }, items: [{ description, quantity: 1, amount, ...kind }] };
}
