import * as z from 'zod/mini';
import { uuid } from '../wire/schema.ts';

const sdp = z.string().check(z.maxLength(6000));

/**
 * What the two ends of a shown screen say to each other to find a way (S7-60). The buyer offers, the desk
 * answers.
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

/** What a page says over its socket: that it is the end of a session, and then the signals. */
export const joinMessage = z.strictObject({ screen: uuid });
export const signalMessage = z.strictObject({ screen: uuid, signal });

/** The longest signal, in bytes as it travels. */
export const longestSignal = 6500;
/** As many as a way takes several times over. */
export const signalLimit = { max: 120, seconds: 10 };

/** What the server answers to either. */
export type LineAnswer = { readonly room: string } | { readonly taken: true } | { readonly refused: string };
