import { setTimeout as sleep } from 'node:timers/promises';
import { type FeedPayment, type Letter, outsideAt } from '@novosel/testing/outside.ts';
import { until } from '@novosel/testing/until.ts';
import { addresses } from './addresses.ts';
import { takeOnce } from './take-once.ts';

const outside = outsideAt(addresses.outside);

export const {
  addTelephone,
  answerPaper,
  drive: drivePayment,
  fault: orderFault,
  identify,
  refundByHand,
} = outside;

/** Waits for a paper in the operator's app on a buyer's telephone. @returns its ID */
export const paperIn = async (phone: string): Promise<string> => {
  const [paper] = await until(`a paper in the app of ${phone}`, async () => {
    const papers = await outside.papersIn(phone);
    return papers.length > 0 && papers;
  });
  return paper?.id ?? '';
};

/** A person signs or declines the paper that comes into the operator’s app on a telephone. */
export async function answerInApp(phone: string, answer: 'sign' | 'refuse' = 'sign'): Promise<void> {
  const paper = await until(
    `a paper in the app of ${phone}`,
    async () => (await outside.papersIn(phone))[0],
    patience,
  );
  await outside.answerPaper(paper.id, answer);
}

const patience = { seconds: 15, pauseMs: 150 };

/** Waits for the newest SMS to a phone since a moment. */
export const smsFor = (phone: string, since: Date): Promise<string> =>
  until(
    `a message for ${phone}`,
    async () => (await outside.sms(phone)).find(({ at }) => new Date(at) >= since)?.text,
    patience,
  );

/**
 * Waits for the newest code with so many digits sent to a phone since a moment; other SMS may come after it.
 */
export const codeFor = (phone: string, since: Date, digits: 4 | 6 = 6): Promise<string> =>
  outside.code(phone, { since, digits, seconds: patience.seconds });

/** Every sign-in of a journey is on a new device, and the letters about it come at any time. */
const ofNewDevice = ({ subject }: Letter) => subject.includes('на новом устройстве');

/** Waits for the newest letter to an address since a moment; skips letters about a new device. */
export const letterFor = (email: string, since: Date, about = ''): Promise<Letter> =>
  until(
    `a letter for ${email} ${about}`,
    async () =>
      (await outside.letters(email)).find(
        (letter) => new Date(letter.at) >= since && letter.subject.includes(about) && !ofNewDevice(letter),
      ),
    patience,
  );

/** A code of the second factor that this run has not used: each is valid once. */
export const totpFor = (account: string): Promise<string> =>
  until(
    `the second factor of ${account}`,
    async () => {
      const found = (await outside.telephones()).find((code) => code.account === account);
      if (!found) return undefined;
      if (takeOnce(`totp-${account}-${found.code}`)) return found.code;
      await sleep(found.secondsLeft * 1000 + 200);
      return undefined;
    },
    { ...patience, seconds: 70 },
  );

/** The acquirer's payments of a booking, newest first. */
export const paymentsOf = async (bookingNumber: string): Promise<FeedPayment[]> =>
  (await outside.feed()).filter(({ description }) => description.includes(bookingNumber));
