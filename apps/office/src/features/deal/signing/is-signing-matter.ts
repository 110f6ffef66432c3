import type { DealPlace } from '@novosel/contract/deals/places.ts';

const signing: readonly DealPlace[] = ['signing', 'counter-signing'];

/** Whether signatures are due now; then the card shows them first. */
export const isSigningMatter = (place: DealPlace | null): boolean =>
  place !== null && signing.includes(place);
