import type { Limit } from '../../platform/limits.ts';
import { addressBlock } from '../../platform/limits.ts';

const minute = 60_000;

/** Promise 9: a session ends after so long without a call, and after so long in any case. */
export const idleMs = 30 * minute;
export const sessionMs = 12 * 60 * minute;
/** Ruling S7-05: the bearer lives short and slides. */
export const bearerMs = 15 * minute;

export interface SessionFacts {
  readonly revoked: boolean;
  readonly expiresAt: number;
  readonly seenAt: number;
  readonly generation: number;
  readonly userGeneration: number;
  /** Until when staff has closed the account; null: it is open. */
  readonly lockedUntil: number | null;
}

/**
 * Whether a session lives at this moment; `seenAt` is the last call that is known of. Moments in
 * milliseconds.
 */
export function sessionLives(session: SessionFacts, now: number): boolean {
  return (
    !session.revoked &&
    session.generation === session.userGeneration &&
    now >= (session.lockedUntil ?? now) &&
    now < session.expiresAt &&
    now < session.seenAt + idleMs
  );
}

const guessesPerWindow = 10;
const guessesInRow = 100;
const windowSeconds = 15 * 60;

interface Guess {
  readonly door: 'cabinet' | 'office';
  readonly address: string;
  readonly accountHash: string;
  /** The mark of a browser from which this person has signed in. */
  readonly device: string | undefined;
  readonly way: GuessWay;
}

/** `key`: by a passkey, which nobody guesses; `own`: by the present password of whoever is signed in. */
export type GuessWay = 'password' | 'key' | 'own';

/**
 * Limits on guessing a password, in the order in which they are taken (promises 2, 3; decision 010).
 * Strangers behind one address of a door share a count; whoever is signed in, or has been in this browser,
 * has no part in it.
 */
export function guessLimits({ door, address, accountHash, device, way }: Guess): readonly Limit[] {
  const block = addressBlock(address);
  const ofAddress = { key: `${addressKey}${door}:${block}`, max: 100, seconds: windowSeconds };
  const isStranger = device === undefined && way !== 'own';
  return [...(isStranger ? [ofAddress] : []), ...(way === 'key' ? [] : accountLimits(accountHash, device))];
}

const addressKey = 'guess:address:';

export const isOfAddress = ({ key }: Limit): boolean => key.startsWith(addressKey);

/** Per account, and in a row. A browser from which the person has signed in is counted by itself. */
export function accountLimits(accountHash: string, device: string | undefined): readonly Limit[] {
  const who = device ? `device:${accountHash}:${device}` : `account:${accountHash}`;
  return [
    { key: `guess:${who}`, max: guessesPerWindow, seconds: windowSeconds, quiet: true },
    { key: `guess:row:${who}`, max: guessesInRow, seconds: Number.POSITIVE_INFINITY },
  ];
}

/** Staff: between the password and the number of the second factor. */
export const ticketMs = 5 * minute;
export const ticketTries = 5;

/**
 * Wrong numbers and recovery codes (decision 025). At the sign-in they are counted by the person; in a
 * session by the session alone, so that one in the hands of another closes neither the sign-in nor the other
 * sessions of its owner.
 */
export function factorLimit(by: { readonly userId: number } | { readonly sessionId: string }): Limit {
  const key = 'userId' in by ? `totp:${by.userId}` : `totp:session:${by.sessionId}`;
  return { key, max: 10, seconds: windowSeconds, quiet: true };
}

/** Ruling S4.3: five minutes, three tries, a new one at most every 60 s. */
export const codeMs = 5 * minute;
export const codeTries = 3;
export const codeEverySeconds = 60;
export const daySeconds = 86_400;

/**
 * Promise 6: sending cannot be pumped. Invitations are counted beside codes: a buyer who names a phone again
 * and again must not spend what its owner signs by.
 */
export function sendingLimits(toHash: string, kind: 'code' | 'invitation' = 'code'): readonly Limit[] {
  return [...contactLimits(toHash, kind), everyonesLimit];
}

/** Of one phone or address; that of everybody comes after those of all to whom it is sent. */
export function contactLimits(toHash: string, kind: 'code' | 'invitation' = 'code'): readonly Limit[] {
  return [
    { key: `${kind}:soon:${toHash}`, max: 1, seconds: codeEverySeconds },
    { key: `${kind}:window:${toHash}`, max: 3, seconds: 600 },
    { key: `${kind}:day:${toHash}`, max: 10, seconds: daySeconds },
  ];
}

export const everyonesLimit: Limit = { key: 'code:everyone', max: 2000, seconds: 3600 };

/** The letter that confirms an address, sent once more: as rare as its codes, and fewer in a day. */
export function letterLimits(toHash: string): readonly Limit[] {
  return [
    { key: `letter:soon:${toHash}`, max: 1, seconds: codeEverySeconds },
    { key: `letter:day:${toHash}`, max: 5, seconds: daySeconds },
    everyonesLimit,
  ];
}

/**
 * Beside those of the phone or address, for codes that anybody may ask for without a session: strangers spend
 * neither the whole day of a person nor the budget by which signed-in people sign. In a browser from which
 * the person has signed in he gets his code also after strangers have spent theirs, be it his day or that of
 * the address (decision 010).
 */
export function guestLimits(address: string, toHash: string, isKnown = false): readonly Limit[] {
  const ofAll: Limit = { key: 'code:everyone:guests', max: 1000, seconds: 3600 };
  if (isKnown) return [ofAll];
  return [
    { key: `code:address:${addressBlock(address)}`, max: 60, seconds: 3600 },
    ofAll,
    { key: `code:guest:${toHash}`, max: 5, seconds: daySeconds },
  ];
}

/** Codes to phones and addresses that are not the person's own yet, in a day. */
export const contactCodesPerDay = 5;

/** News by SMS of new devices, to a person who has no e-mail. */
export function deviceSmsLimit(userId: number): Limit {
  return { key: `device:sms:${userId}`, max: 5, seconds: daySeconds };
}

/** Codes of one purpose that a person may ask for in a day, over whatever they are bound to. */
export function dailyLimit({ subject, purpose }: { subject: string; purpose: string }, max: number): Limit {
  return { key: `code:daily:${purpose}:${subject}`, max, seconds: daySeconds };
}
