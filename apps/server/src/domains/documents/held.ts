import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('documents', { ru: 'Документы', en: 'Documents' }, 'deals', {
      by: ['owner_id'],
      only: "kind <> 'export'",
      hides: ['storage_key', 'sealed_key'],
    }),
  ],
};
