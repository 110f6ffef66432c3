import type { Limit } from '../../platform/limits.ts';
import { addressBlock } from '../../platform/limits.ts';

const minute = 60_000;

/** Promise 9: a session ends after so long without a call, and after so long in any case, in milliseconds. */
export const idleMs = 30 * minute;
export const sessionMs = 12 * 60 * minute;
/** Ruling S7-05: a bearer token is valid for a short time, and each call extends it. In milliseconds. */
export const bearerMs = 15 * minute;

export interface SessionFacts {
  readonly revoked: boolean;
  readonly expiresAt: number;
  readonly seenAt: number;
  readonly generation: number;
  readonly userGeneration: number;
  /** Until when staff has blocked the account; null: it is open. */
  readonly lockedUntil: number | null;
}

/** Whether a session is valid now; `seenAt` is its last known call. Moments in milliseconds. */
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
  /** Set in a browser from which this person has signed in. */
  readonly device: string | undefined;
  readonly way: GuessWay;
}

/** `key`: by a passkey, which cannot be guessed; `own`: by the present password of a signed-in person. */
export type GuessWay = 'password' | 'key' | 'own';

/**
 * Limits on guessing a password, in the order in which they are counted (promises 2, 3; decision 010).
 * Strangers at one address share a counter; people who are signed in, or were signed in with this browser,
 * are not counted there.
 */
export function guessLimits({ door, address, accountHash, device, way }: Guess): readonly Limit[] {
  const block = addressBlock(address);
  const ofAddress = { key: `${addressKey}${door}:${block}`, max: 100, seconds: windowSeconds };
  const isStranger = device === undefined && way !== 'own';
  return [...(isStranger ? [ofAddress] : []), ...(way === 'key' ? [] : accountLimits(accountHash, device))];
}

const addressKey = 'guess:address:';

export const isOfAddress = ({ key }: Limit): boolean => key.startsWith(addressKey);

/** For an account, and in a row. A browser from which the person has signed in has its own counter. */
export function accountLimits(accountHash: string, device: string | undefined): readonly Limit[] {
  const who = device ? `device:${accountHash}:${device}` : `account:${accountHash}`;
  return [
    { key: `guess:${who}`, max: guessesPerWindow, seconds: windowSeconds, quiet: true },
    { key: `guess:row:${who}`, max: guessesInRow, seconds: Number.POSITIVE_INFINITY },
  ];
}

/** Staff: milliseconds between the password and the second factor. */
export const ticketMs = 5 * minute;
export const ticketTries = 5;

/**
 * Wrong codes of the second factor (decision 025). At the sign-in they are counted for the person; within a
 * session only for that session, so that a stolen one can block neither the sign-in nor the owner's other
 * sessions.
 */
export function factorLimit(by: { readonly userId: number } | { readonly sessionId: string }): Limit {
  const key = 'userId' in by ? `totp:${by.userId}` : `totp:session:${by.sessionId}`;
  return { key, max: 10, seconds: windowSeconds, quiet: true };
}

/** Ruling S4.3: five minutes, three attempts, a new code at most every 60 s. In milliseconds. */
export const codeMs = 5 * minute;
export const codeTries = 3;
export const codeEverySeconds = 60;
export const daySeconds = 86_400;

/**
 * Promise 6: limits against abuse of messages. Invitations are counted separately from codes: invitations to
 * a phone must not use up its owner's codes for signing.
 */
export function sendingLimits(toHash: string, kind: 'code' | 'invitation' = 'code'): readonly Limit[] {
  return [...contactLimits(toHash, kind), everyonesLimit];
}

/** Limits of one phone or address; the limit of all senders is counted after those of all recipients. */
export function contactLimits(toHash: string, kind: 'code' | 'invitation' = 'code'): readonly Limit[] {
  return [
    { key: `${kind}:soon:${toHash}`, max: 1, seconds: codeEverySeconds },
    { key: `${kind}:window:${toHash}`, max: 3, seconds: 600 },
    { key: `${kind}:day:${toHash}`, max: 10, seconds: daySeconds },
  ];
}

export const everyonesLimit: Limit = { key: 'code:everyone', max: 2000, seconds: 3600 };

/** Another confirmation letter: limited like codes to the address, with fewer in a day. */
export function letterLimits(toHash: string): readonly Limit[] {
  return [
    { key: `letter:soon:${toHash}`, max: 1, seconds: codeEverySeconds },
    { key: `letter:day:${toHash}`, max: 5, seconds: daySeconds },
    everyonesLimit,
  ];
}

/**
 * Further limits for codes without a session: strangers can use up neither a person's daily codes nor the
 * total limit with which signed-in people sign. In a browser from which the person has signed in he still
 * gets a code after strangers have used up his daily limit or that of the address (decision 010).
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

/** Codes per day to phones and addresses that are not the person's own yet. */
export const contactCodesPerDay = 5;

/** SMS notices of new devices, for a person without an e-mail. */
export function deviceSmsLimit(userId: number): Limit {
  return { key: `device:sms:${userId}`, max: 5, seconds: daySeconds };
}

/** Codes per day of one purpose for a person, whatever they are bound to. */
export function dailyLimit({ subject, purpose }: { subject: string; purpose: string }, max: number): Limit {
  return { key: `code:daily:${purpose}:${subject}`, max, seconds: daySeconds };
}
