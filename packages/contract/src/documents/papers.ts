/** What has become of a paper, as its list says it. */
export const paperStates = ['waits', 'agreed', 'in-force', 'replaced', 'over', 'due', 'paid'] as const;
export type PaperState = (typeof paperStates)[number];

interface PaperFacts {
  /** Paid, not signed. */
  readonly invoice: boolean;
  readonly signed: boolean;
  /** A contract to which everybody has agreed: it is signed at a later stage of the deal. */
  readonly agreed: boolean;
  /** A contract that holds no more, although no later one is signed. */
  readonly voided: boolean;
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
export function paperState(facts: PaperFacts): PaperState {
  const { invoice, signed, replaced, newest, alive, paid, agreed, voided } = facts;
  if (invoice && paid) return 'paid';
  if (replaced || (!signed && !newest)) return 'replaced';
  if (!alive || voided) return 'over';
  if (invoice) return 'due';
  if (signed) return 'in-force';
  return agreed ? 'agreed' : 'waits';
}
