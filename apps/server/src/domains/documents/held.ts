import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'documents',
      title: { ru: 'Документы', en: 'Documents' },
      by: ['owner_id'],
      only: "kind <> 'export'",
      hides: ['storage_key', 'sealed_key'],
      end: { keep: 'deals' },
    },
  ],
};
