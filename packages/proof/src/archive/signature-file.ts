import type { ChainLink, Evidence } from '../evidence-chain.ts';

/** The signatures of a paper, as a file beside it: JSON, UTF-8. */
export interface SignatureFile {
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    /** Of the paper's bytes, hex. */
    readonly sha256: string;
    readonly bytes: number;
  };
  /** What was recorded of each signature, and its row in the chain, from 1. */
  readonly signatures: readonly { readonly position: number; readonly evidence: Evidence }[];
  /** What the paper itself says of a signature whose record is another's to read. */
  readonly told?: object;
  /** The chain of the deal, oldest first; null where the record is another's. */
  readonly chain: {
    readonly id: string;
    readonly links: readonly ChainLink[];
    /** When the last row was added. */
    readonly at: string;
    /** Ed25519 over the head, base64. */
    readonly seal: string;
  } | null;
}

/** Names of files in an archive that are not papers. */
export const archiveNames = {
  sums: 'SHA256SUMS',
  headKey: 'keys/evidence.pub.pem',
  sealRoot: 'keys/seal-root.cer',
} as const;
