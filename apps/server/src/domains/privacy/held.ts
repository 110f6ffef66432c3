import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'data_exports',
      title: { ru: 'Копии данных', en: 'Copies of data' },
      by: ['user_id'],
      hides: ['document_id'],
      end: { keep: 'log' },
    },
    {
      table: 'deletion_requests',
      title: { ru: 'Запросы на удаление', en: 'Requests for deletion' },
      by: ['user_id'],
      hides: ['staff_id'],
      end: { keep: 'log' },
    },
    {
      table: 'audit_records',
      title: { ru: 'Журнал ваших действий', en: 'Log of your acts' },
      by: ['actor_id'],
      only: "actor_kind = 'buyer'",
      hides: ['request_id'],
      end: { keep: 'log' },
    },
  ],
  notHeld: {
    'idempotency_keys.*': 'copies of answers that the person has had, deleted after thirty days',
    'deletion_requests.staff_id': 'the member of staff is another person',
    'audit_records.on_behalf_of': 'acts of a trusted person are his',
  },
};
