/** States of a paper in the list. */
export const paperStates = ['waits', 'agreed', 'in-force', 'replaced', 'over', 'due', 'paid'] as const;
export type PaperState = (typeof paperStates)[number];

interface PaperFacts {
  /** An invoice is paid, not signed. */
  readonly invoice: boolean;
  readonly signed: boolean;
  /** A contract that everybody has agreed to: it is signed at a later stage of the deal. */
  readonly agreed: boolean;
  /** A contract that is no longer in force, although no later one is signed. */
  readonly voided: boolean;
  /** A later version is signed. */
  readonly replaced: boolean;
  /** Whether this is the newest version. */
  readonly newest: boolean;
  /** Whether its booking or deal is still open. */
  readonly alive: boolean;
  /** The fee of the invoice was received. */
  readonly paid: boolean;
}

/** The state of one version of a paper. A signed version is in force until a later one is signed. */
export function paperState(facts: PaperFacts): PaperState {
  const { invoice, signed, replaced, newest, alive, paid, agreed, voided } = facts;
  if (invoice && paid) return 'paid';
  if (replaced || (!signed && !newest)) return 'replaced';
  if (!alive || voided) return 'over';
  if (invoice) return 'due';
  if (signed) return 'in-force';
  return agreed ? 'agreed' : 'waits';
}
