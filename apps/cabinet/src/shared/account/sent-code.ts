import { NetworkError, RefusalError } from '@novosel/client/calls/errors.ts';

const second = 1000;

/** A code is on its way; the moments are in ms of the device's clock. */
export interface Sent {
  /** Masked; empty when no answer has told it. */
  readonly to: string;
  /** When another may be asked for. */
  readonly resendAt: number;
  /** Until when it can be entered; 0 when it is known to be spent. */
  readonly goodUntil: number;
}

/** What a code was asked for, with that code once it may have gone out. Never the code itself. */
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

/** It may have gone out: nobody has told. */
export const perhapsSent = (now: number): Sent => ({ to: '', resendAt: now, goodUntil: now });

export const isGood = (sent: Sent | undefined, now: number): sent is Sent => !!sent && now < sent.goodUntil;

/** The code that was asked for the same: any change needs a new one. */
export const sentFor = <Data>(asked: Asked<Data> | undefined, data: Data): Sent | undefined =>
  asked && JSON.stringify(asked.data) === JSON.stringify(data) ? asked.sent : undefined;

/**
 * «Too soon» after a code for the same: that one is to be entered. Undefined when the refusal says something
 * else.
 */
export const sentAlready = (error: unknown, before: Sent | undefined, now: number): Sent | undefined => {
  // A guest is told no more than to wait: for what the last one was, this tab knows.
  const tooSoon = error instanceof RefusalError && ['CODE_TOO_SOON', 'CODE_WAIT'].includes(error.code);
  if (!tooSoon || !before || before.goodUntil === 0) return undefined;
  const resendAt = now + (error.retryAfterSeconds ?? 0) * second;
  return { ...before, resendAt, goodUntil: Math.max(before.goodUntil, resendAt) };
};

/** What is known of the code after a call that has failed otherwise. */
export const sentAfter = (error: unknown, before: Sent | undefined, now: number): Sent | undefined => {
  const untold = error instanceof NetworkError || (error instanceof RefusalError && error.status >= 500);
  return before ?? (untold ? perhapsSent(now) : undefined);
};

/** Whether a refusal tells that the code can be entered no more. */
export const isSpent = (error: unknown): boolean =>
  error instanceof RefusalError && ['CODE_EXPIRED', 'CODE_TRIES_OVER'].includes(error.code);

/** Whether a refusal belongs to the code itself and stands at its field. */
export const isOfCode = (error: unknown): boolean =>
  isSpent(error) || (error instanceof RefusalError && error.code === 'CODE_WRONG');
