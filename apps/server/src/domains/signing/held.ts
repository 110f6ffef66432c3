import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'signature_evidence',
      title: { ru: 'Доказательства подписей', en: 'Evidence of signatures' },
      by: ['user_id'],
      end: { keep: 'signatures' },
    },
    {
      table: 'signature_evidence',
      title: { ru: 'Доказательства подписей за вас', en: 'Evidence of signatures made for you' },
      of: { table: 'documents', key: 'document_id' },
      only: "evidence ? 'onBehalfOf'",
      hides: ['user_id'],
      end: { keep: 'signatures' },
    },
  ],
};
