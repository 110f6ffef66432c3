import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('signature_evidence', { ru: 'Доказательства подписей', en: 'Evidence of signatures' }, 'signatures'),
    keep(
      'signature_evidence',
      { ru: 'Доказательства подписей за вас', en: 'Evidence of signatures made for you' },
      'signatures',
      {
        of: { table: 'documents', key: 'document_id' },
        only: "evidence ? 'onBehalfOf'",
        hides: ['user_id'],
      },
    ),
  ],
  notHeld: { 'signature_kinds.set_by': 'the lawyer’s own work' },
};
