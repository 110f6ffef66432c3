import { type Held, keep } from '../../held.ts';

const ofDeal = { of: { table: 'deals', key: 'deal_id' } } as const;

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('signings', { ru: 'Подписание договора', en: 'Signing of a contract' }, 'deals', ofDeal),
    keep('signing_lines', { ru: 'Кто подписывает договор', en: 'Who signs a contract' }, 'deals', {
      hides: ['passport_hash'],
    }),
    keep('signature_requests', { ru: 'Запросы на подпись', en: 'Requests to sign' }, 'deals', {
      ...ofDeal,
      hides: ['asked_by', 'address', 'user_agent', 'next_ask_at', 'losses'],
    }),
    keep('signatures', { ru: 'Квалифицированные подписи', en: 'Qualified signatures' }, 'signatures', {
      ...ofDeal,
      hides: ['signature', 'root', 'issuing', 'root_list', 'issuing_list', 'status'],
    }),
  ],
  notHeld: {
    'signature_requests.asked_by': 'given back with the deal',
    'signatories.*': 'people of the developer and of banks at their work',
  },
};
