import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('deal_parties', { ru: 'Покупатель в сделках', en: 'Main buyer of deals' }, 'deals', {
      only: "role = 'holder'",
    }),
    keep('deal_parties', { ru: 'Участие в сделках', en: 'Part in deals' }, 'deals', {
      contact: 'phone',
      only: "role <> 'holder'",
    }),
    keep('deals', { ru: 'Сделки', en: 'Deals' }, 'deals', {
      of: { table: 'deal_parties', key: 'id', by: 'deal_id' },
    }),
    keep('deal_events', { ru: 'Ход сделок', en: 'Course of deals' }, 'deals', {
      of: { table: 'deals', key: 'deal_id' },
      hides: ['actor_id'],
    }),
    keep('deal_installments', { ru: 'Графики платежей', en: 'Schedules of payments' }, 'deals', {
      of: { table: 'deals', key: 'deal_id' },
      hides: ['told'],
    }),
    keep('escrow_accounts', { ru: 'Эскроу-счета', en: 'Escrow accounts' }, 'deals', {
      of: { table: 'deals', key: 'deal_id' },
    }),
  ],
  notHeld: {
    'deal_events.actor_id': 'given back with the deal',
    'deal_events.on_behalf_of': 'given back with the deal',
  },
};
