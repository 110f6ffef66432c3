import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';

const second = 1000;

/** A one-time code that was sent; moments are in ms of the device's clock. */
export interface Sent {
  /** Masked phone or e-mail; empty when no answer has named it. */
  readonly to: string;
  /** When a new one may be requested. */
  readonly resendAt: number;
  /** Until when it can be entered; 0 when it is known to be used up. */
  readonly goodUntil: number;
}

/**
 * The data for which a code was requested, and that code once it may have been sent. Never the code's digits.
 */
export interface Asked<Data> {
  readonly data: Data;
  readonly sent?: Sent | undefined;
}

interface Terms {
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
}

export const sentBy = (to: string, { resendAfterSeconds, expiresInSeconds }: Terms): Sent => ({
  to,
  resendAt: Date.now() + resendAfterSeconds * second,
  goodUntil: Date.now() + expiresInSeconds * second,
});

/** A code that may have been sent: no answer has come. */
export const perhapsSent = (now: number): Sent => ({ to: '', resendAt: now, goodUntil: now });

export const isGood = (sent: Sent | undefined, now: number): sent is Sent => !!sent && now < sent.goodUntil;

/** The code that was sent for the same data: any change of them needs a new one. */
export const sentFor = <Data>(asked: Asked<Data> | undefined, data: Data): Sent | undefined =>
  asked && JSON.stringify(asked.data) === JSON.stringify(data) ? asked.sent : undefined;

/**
 * The former code, when the refusal is «too soon» and the code is for the same data: the person enters that
 * one. Undefined for another refusal.
 */
export const sentAlready = (error: unknown, before: Sent | undefined, now: number): Sent | undefined => {
  // A guest is only told to wait: for which data the last code was, only this tab knows.
  const tooSoon = error instanceof RefusalError && ['CODE_TOO_SOON', 'CODE_WAIT'].includes(error.code);
  if (!tooSoon || !before || before.goodUntil === 0) return undefined;
  const resendAt = now + (error.retryAfterSeconds ?? 0) * second;
  return { ...before, resendAt, goodUntil: Math.max(before.goodUntil, resendAt) };
};

/** The state of the code after a call that has failed in another way. */
export const sentAfter = (error: unknown, before: Sent | undefined, now: number): Sent | undefined => {
  const untold = error instanceof NetworkError || (error instanceof RefusalError && error.status >= 500);
  return before ?? (untold ? perhapsSent(now) : undefined);
};

/** Whether a refusal means that the code can no longer be entered. */
export const isSpent = (error: unknown): boolean =>
  error instanceof RefusalError && ['CODE_EXPIRED', 'CODE_TRIES_OVER'].includes(error.code);

/** Whether a refusal is about the code itself and is shown at its field. */
export const isOfCode = (error: unknown): boolean =>
  isSpent(error) || (error instanceof RefusalError && error.code === 'CODE_WRONG');
