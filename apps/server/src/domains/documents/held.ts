import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('documents', { ru: 'Документы', en: 'Documents' }, 'deals', {
      by: ['owner_id'],
      only: "kind <> 'export'",
      hides: ['storage_key', 'sealed_key'],
    }),
  ],
};
