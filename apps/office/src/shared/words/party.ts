import type { Turn } from '@novosel/contract/deals/places.ts';

/** The three parties of the design; nobody's turn has no colour. */
export const partyOf: Readonly<Record<Turn, 'you' | 'us' | 'third' | null>> = {
  buyer: 'you',
  others: 'third',
  staff: 'us',
  bank: 'third',
  registry: 'third',
  nobody: null,
};

export const pillOf = (turn: Turn): 'turn' | 'us' | 'third' | 'neutral' => {
  const party = partyOf[turn];
  return party === 'you' ? 'turn' : (party ?? 'neutral');
};
