import * as z from 'zod/mini';
import { uuid } from '../wire/schema.ts';

const sdp = z.string().check(z.maxLength(6000));

/**
 * WebRTC signals between the two browsers of a screen session (S7-60). The buyer offers, the desk answers.
 */
export const signal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('offer'), sdp }),
  z.strictObject({ kind: z.literal('answer'), sdp }),
  z.strictObject({
    kind: z.literal('candidate'),
    candidate: z.string().check(z.maxLength(500)),
    sdpMid: z.nullable(z.string().check(z.maxLength(16))),
    sdpMLineIndex: z.nullable(z.int().check(z.minimum(0), z.maximum(16))),
  }),
]);
export type Signal = z.output<typeof signal>;

/** First message of a page over its socket: the session that it takes part in; then come the signals. */
export const joinMessage = z.strictObject({ screen: uuid });
export const signalMessage = z.strictObject({ screen: uuid, signal });

/** Longest signal, in bytes as sent. */
export const longestSignal = 6500;
/** Several times as many as a connection needs. */
export const signalLimit = { max: 120, seconds: 10 };

/** The server's answer to either message. */
export type LineAnswer = { readonly room: string } | { readonly taken: true } | { readonly refused: string };
