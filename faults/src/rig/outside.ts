import { join } from 'node:path';
import { readAnswer, send } from './http.ts';
import { until } from './lanes.ts';
import { openProgram, type Program } from './program.ts';

interface OutsidePayment {
  readonly id: string;
  readonly status: string;
  readonly amount: { readonly value: string };
  readonly metadata: Readonly<Record<string, string>>;
  /** Absent in those that are planted. */
  readonly description?: string;
}

interface OutsideRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly amount: { readonly value: string };
}

/** The outside world as its own process; the acquirer's books are the truth that ours are compared with. */
export interface Outside extends Program {
  drive(paymentId: string, outcome: 'succeed' | 'decline'): Promise<void>;
  /** Makes a payment of our shop that we did not ask for. @returns its id */
  plant(kopecks: number, metadata: Record<string, string>): Promise<string>;
  payments(): Promise<OutsidePayment[]>;
  refunds(): Promise<OutsideRefund[]>;
  /** Waits for the code that an SMS brought to a phone. */
  code(phone: string): Promise<string>;
}

const authorization = `Basic ${Buffer.from('demo-shop-1:demo-secret').toString('base64')}`;

export async function openOutside(
  folder: string,
  port: number,
  smtpPort: number,
  notifyPort: number,
): Promise<Outside> {
  const origin = `http://localhost:${port}`;
  const program = openProgram({
    name: 'the outside world',
    main: 'apps/outside/src/main.ts',
    origin,
    health: '/health/live',
    env: {
      OUTSIDE_PORT: String(port),
      OUTSIDE_SMTP_PORT: String(smtpPort),
      OUTSIDE_STATE: join(folder, 'outside.json'),
      OUTSIDE_NOTIFY_URL: `http://127.0.0.1:${notifyPort}/api/payments/notifications`,
    },
    logFile: join(folder, 'outside.log'),
  });
  const call = async <Body>(path: string, body?: object, key?: string): Promise<Body> => {
    const headers = { authorization, ...(key ? { 'idempotence-key': key } : {}) };
    const answer = await send(origin, { method: body ? 'POST' : 'GET', path, headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as Body;
  };
  const all = async <Item>(path: string): Promise<Item[]> => {
    const items: Item[] = [];
    let cursor = '';
    do {
      const page = await call<{ items: Item[]; next_cursor?: string }>(`${path}?limit=100${cursor}`);
      items.push(...page.items);
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    return items;
  };
  return {
    ...program,
    async drive(id, outcome) {
      await call(`/v3/test/payments/${id}/${outcome}`, {});
    },
    async plant(kopecks, metadata) {
      const amount = { value: (kopecks / 100).toFixed(2), currency: 'RUB' };
      const body = {
        amount,
        capture: true,
        payment_method_data: { type: 'bank_card' },
        confirmation: { type: 'redirect', return_url: 'http://localhost/' },
        metadata,
        receipt: receiptOf(amount),
      };
      return (await call<{ id: string }>('/v3/payments', body, crypto.randomUUID())).id;
    },
    payments: () => all<OutsidePayment>('/v3/payments'),
    refunds: () => all<OutsideRefund>('/v3/refunds'),
    code: (phone) =>
      until(`an SMS to ${phone}`, async () => {
        const answer = await send(origin, { path: `/sms?to=${encodeURIComponent(phone)}` });
        const [message] = readAnswer<never>(answer) as unknown as { text: string }[];
        return /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
      }),
  };
}

/** The acquirer takes no payment without one. */
function receiptOf(amount: object) {
  const kind = { vat_code: 1, payment_subject: 'service', payment_mode: 'full_payment' };
  return {
    customer: { email: 'planted@post.test' },
    items: [{ description: 'Planted', quantity: 1, amount, ...kind }],
  };
}
