import { call } from '@novosel/client/calls/call.ts';
import { isOnline } from '@novosel/client/live/connection.ts';
import {
  findPaperByHash,
  getProofKeys,
  type KnownPaper,
} from '@novosel/contract/documents/check-endpoints.ts';
import type { TrustedKeys } from '@novosel/proof/archive/check-archive.ts';

/** By hash: null is «not ours», an absent hash was not asked. */
export type KnownPapers = ReadonlyMap<string, KnownPaper | null>;

/** An answer in ms; a check does not wait longer for what it can do without. */
const patience = 8000;

/** At most as many papers of one archive are asked about: the server counts calls. */
const mostAsked = 40;

const attempt = async <Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value | null> => {
  if (!isOnline()) return null;
  try {
    return await ask(AbortSignal.timeout(patience));
  } catch {
    return null;
  }
};

/** The keys that we publish; null without a connection. */
export const askKeys = (): Promise<TrustedKeys | null> =>
  attempt(async (signal) => {
    const { headKey, sealRoot, operatorRoots } = (await call(getProofKeys, { signal })).data;
    return { headKey, sealRoot: fromBase64(sealRoot), operatorRoots: operatorRoots.map(fromBase64) };
  });

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** What we know of papers by their hashes. No file is sent. */
export async function askPapers(hashes: readonly string[]): Promise<KnownPapers> {
  const known = new Map<string, KnownPaper | null>();
  for (const sha256 of [...new Set(hashes)].slice(0, mostAsked)) {
    const answer = await attempt((signal) => call(findPaperByHash, { params: { sha256 }, signal }));
    if (!answer) return known;
    known.set(sha256, answer.data.paper);
  }
  return known;
}
