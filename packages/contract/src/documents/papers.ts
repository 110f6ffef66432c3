/** What has become of a paper, as its list says it. */
export const paperStates = ['waits', 'in-force', 'replaced', 'over', 'due', 'paid'] as const;
export type PaperState = (typeof paperStates)[number];

interface PaperFacts {
  /** Paid, not signed. */
  readonly invoice: boolean;
  readonly signed: boolean;
  /** A later version of it is signed. */
  readonly replaced: boolean;
  /** The newest of its versions. */
  readonly newest: boolean;
  /** The booking or the deal that it belongs to goes on. */
  readonly alive: boolean;
  /** The fee that an invoice asks for has come. */
  readonly paid: boolean;
}

/** Of one version of a paper. A signed version holds until a later one is signed. */
export function paperState({ invoice, signed, replaced, newest, alive, paid }: PaperFacts): PaperState {
  if (invoice && paid) return 'paid';
  if (replaced || (!signed && !newest)) return 'replaced';
  if (!alive) return 'over';
  if (invoice) return 'due';
  return signed ? 'in-force' : 'waits';
}
