import type { KnownPapers } from './engine/ask-server.ts';
import type { Checked, Refusal } from './engine/check-files.ts';

/** A finished check with what our server has said of it. */
export interface Finished {
  readonly kind: 'finished';
  readonly files: readonly File[];
  readonly checked: Checked;
  /** It was checked by the keys that we publish; without a connection by those of the archive. */
  readonly isKeyed: boolean;
  readonly known: KnownPapers;
  /** Moment of the check. */
  readonly at: Date;
}

export type CheckState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'checking'; readonly files: readonly File[]; readonly percent: number }
  | { readonly kind: 'refused'; readonly files: readonly File[]; readonly why: Refusal | 'large' | 'failed' }
  | Finished;
