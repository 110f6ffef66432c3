import { headKeyOf, verifyHead } from '../chain-seal.ts';
import { chainHash, type Evidence, verifyLinks } from '../evidence-chain.ts';
import { hashOf } from './read-sums.ts';
import type { SignatureFile } from './signature-file.ts';

/** Why a record of signatures proves nothing. */
export type RecordFault = 'unreadable' | 'other-paper' | 'record-changed' | 'chain-broken' | 'seal-broken';

export interface RecordReport {
  readonly fault: RecordFault | null;
  /** Each signature of the paper, when the record holds. */
  readonly signatures: readonly Evidence[];
  /** The record is another's to read: the paper says of the signature itself. */
  readonly isElsewhere: boolean;
}

/**
 * Checks the record of a paper's signatures: that it is of these bytes, that nothing of it was changed, and
 * that its chain leads to a sealed head.
 * @param headKey PEM of the key that seals heads
 */
export function checkSignatureFile(paper: Uint8Array, json: Uint8Array, headKey: string): RecordReport {
  try {
    return report(paper, JSON.parse(new TextDecoder().decode(json)), headKey);
  } catch {
    return failed('unreadable');
  }
}

const failed = (fault: RecordFault): RecordReport => ({ fault, signatures: [], isElsewhere: false });

function report(paper: Uint8Array, file: SignatureFile, headKey: string): RecordReport {
  const { document, signatures, chain } = file;
  const sha256 = hashOf(paper);
  if (document.sha256 !== sha256) return failed('other-paper');
  if (chain === null && signatures.length === 0) return { fault: null, signatures: [], isElsewhere: true };
  if (!chain) return failed('unreadable');
  for (const { position, evidence } of signatures) {
    const link = chain.links[position - 1];
    if (evidence.documentSha256 !== sha256) return failed('other-paper');
    if (link?.hash !== chainHash(evidence) || link.prevHash !== evidence.prevHash)
      return failed('record-changed');
  }
  const head = {
    dealId: chain.id,
    count: chain.links.length,
    hash: chain.links.at(-1)?.hash ?? '',
    at: chain.at,
  };
  if (signatures.length === 0 || !verifyLinks(chain.links, head).ok) return failed('chain-broken');
  if (!verifyHead({ head, signature: chain.seal }, headKeyOf(headKey))) return failed('seal-broken');
  return { fault: null, signatures: signatures.map(({ evidence }) => evidence), isElsewhere: false };
}
