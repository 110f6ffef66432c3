import type { PillTone } from '@novosel/ui/status/pill.tsx';
import type { Verdict, VerdictTone } from '../verdict.ts';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

export interface DescribedSigner {
  readonly key: string;
  readonly name: string;
  /** The kind of the signature, its certificate, what has been found of it. */
  readonly lines: readonly string[];
  /** Moment of the signature; null when nothing tells it. */
  readonly at: string | null;
  readonly state: string;
  readonly tone: PillTone;
}

export interface DescribedPaper {
  readonly name: string;
  /** Its folder in the archive; empty outside of one. */
  readonly folder: string;
  readonly signers: readonly DescribedSigner[];
  /** Why there is no signer. */
  readonly none: string;
  readonly rows: readonly Row[];
  readonly sha256: string;
}

/** A finished check in words: the page shows it, and the report prints it. */
export interface Described {
  readonly verdict: Verdict;
  readonly tone: VerdictTone;
  readonly title: string;
  readonly note: string;
  /** What contradicts, a line each. */
  readonly faults: readonly string[];
  readonly papers: readonly DescribedPaper[];
  readonly proven: readonly string[];
  readonly notProven: readonly string[];
  /** Fingerprints of the keys of an archive, and whether they are ours. */
  readonly keys: { readonly note: string; readonly rows: readonly Row[] } | null;
  /** Moment of the check. */
  readonly at: string;
}
