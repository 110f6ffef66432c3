import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('data_exports', { ru: 'Копии данных', en: 'Copies of data' }, 'log', { hides: ['document_id'] }),
    keep('deletion_requests', { ru: 'Запросы на удаление', en: 'Requests for deletion' }, 'log', {
      hides: ['staff_id'],
    }),
    keep('audit_records', { ru: 'Журнал ваших действий', en: 'Log of your acts' }, 'log', {
      by: ['actor_id'],
      only: "actor_kind = 'buyer'",
      hides: ['request_id'],
    }),
  ],
  notHeld: {
    'idempotency_keys.*': 'copies of answers that the person has had, deleted after thirty days',
    'deletion_requests.staff_id': 'the member of staff is another person',
    'audit_records.on_behalf_of': 'acts of a trusted person are his',
  },
};
