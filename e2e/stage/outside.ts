import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addresses, dataDir } from './addresses.ts';

const get = async <Answer>(at: string): Promise<Answer> => {
  const answer = await fetch(addresses.outside + at);
  if (!answer.ok) throw new Error(`${at}: ${answer.status}`);
  return (await answer.json()) as Answer;
};

const post = async (at: string, body: object = {}, headers: Record<string, string> = {}): Promise<void> => {
  const answer = await fetch(addresses.outside + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
};

/** What has come, as soon as it is there. */
async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
  patience = 15_000,
): Promise<Found> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(150);
  }
  throw new Error(`${what} has not come in ${patience / 1000} s`);
}

interface Sms {
  readonly id: string;
  readonly text: string;
  readonly at: string;
}

/** The newest message to a phone since then, as soon as it is there. */
export const smsFor = (phone: string, since: Date): Promise<string> =>
  until(`a message for ${phone}`, async () => {
    const messages = await get<Sms[]>(`/sms?to=${phone}`);
    return messages.find(({ at }) => new Date(at) >= since)?.text;
  });

/** The newest code of so many digits that came to a phone since then; other news may come after it. */
export const codeFor = (phone: string, since: Date, digits: 4 | 6 = 6): Promise<string> =>
  until(`a code for ${phone}`, async () => {
    const messages = await get<Sms[]>(`/sms?to=${phone}`);
    const codes = messages.map(({ at, text }) =>
      new Date(at) < since ? undefined : new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(text)?.[0],
    );
    return codes.find((code) => code !== undefined);
  });

interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly at: string;
}

/** Every sign-in of a journey is on a new device, and news of it come when they come. */
const ofNewDevice = ({ subject }: Letter) => subject.includes('на новом устройстве');

/** The newest letter to an address since then, as soon as it is there; not the news of a sign-in. */
export const letterFor = (email: string, since: Date, about = ''): Promise<Letter> =>
  until(`a letter for ${email} ${about}`, async () => {
    const letters = await get<Letter[]>(`/mail?to=${encodeURIComponent(email)}`);
    return letters.find(
      (letter) => new Date(letter.at) >= since && letter.subject.includes(about) && !ofNewDevice(letter),
    );
  });

interface Code {
  readonly account: string;
  readonly code: string;
  readonly secondsLeft: number;
}

/** Takes a number for this journey alone: another worker may look at the same telephone. */
const taken = (account: string, code: string): boolean => {
  try {
    fs.writeFileSync(path.join(dataDir(), `totp-${account}-${code}`), '', { flag: 'wx' });
    return false;
  } catch {
    return true;
  }
};

/** A number of the second factor that this run has not used: each is good once. */
export const totpFor = (account: string): Promise<string> =>
  until(
    `the second factor of ${account}`,
    async () => {
      const found = (await get<Code[]>('/totp')).find((code) => code.account === account);
      if (!found) return undefined;
      if (!taken(account, found.code)) return found.code;
      await sleep(found.secondsLeft * 1000 + 200);
      return undefined;
    },
    70_000,
  );

/** Orders that the next calls of the shop about something are spoilt. */
export const orderFault = (fault: { target: string; mode: string; count: number; about: string }) =>
  post('/faults', fault);

/** Plays the bank: what becomes of a payment that waits. */
export const drivePayment = (id: string, outcome: 'succeed' | 'decline' | 'expire' | 'hang') =>
  post(`/v3/test/payments/${id}/${outcome}`);

/**
 * A part of a payment is given back in the acquirer's own office, past the cabinet: the whole cannot be any
 * more.
 */
export const refundByHand = (payment_id: string, value: string) => {
  const amount = { value, currency: 'RUB' };
  const kind = { vat_code: 1, payment_subject: 'service', payment_mode: 'full_payment' };
  const items = [{ description: 'Возврат вручную', quantity: 1, amount, ...kind }];
  return post(
    '/v3/refunds',
    { payment_id, amount, receipt: { customer: { email: 'office@post.test' }, items } },
    { authorization: `Basic ${btoa('demo-shop-1:demo-secret')}`, 'idempotence-key': crypto.randomUUID() },
  );
};

interface FeedPayment {
  readonly id: string;
  readonly description: string;
  readonly state: string;
  readonly refunded: string | null;
}

/** Payments of a booking as the acquirer knows them, newest first. */
export const paymentsOf = async (bookingNumber: string): Promise<FeedPayment[]> => {
  const { payments } = await get<{ payments: FeedPayment[] }>('/feed.json');
  return payments.filter(({ description }) => description.includes(bookingNumber));
};

/** Puts the secret of a second factor into a telephone of the outside world. */
export async function addTelephone(account: string, secret: string): Promise<void> {
  const answer = await fetch(`${addresses.outside}/totp/${encodeURIComponent(account)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  if (!answer.ok) throw new Error(`${account}: ${answer.status}`);
}
