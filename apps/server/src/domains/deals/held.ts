import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'deal_parties',
      title: { ru: 'Покупатель в сделках', en: 'Main buyer of deals' },
      by: ['user_id'],
      only: "role = 'holder'",
      end: { keep: 'deals' },
    },
    {
      table: 'deal_parties',
      title: { ru: 'Участие в сделках', en: 'Part in deals' },
      by: ['user_id'],
      contact: 'phone',
      only: "role <> 'holder'",
      end: { keep: 'deals' },
    },
    {
      table: 'deals',
      title: { ru: 'Сделки', en: 'Deals' },
      of: { table: 'deal_parties', key: 'id', by: 'deal_id' },
      end: { keep: 'deals' },
    },
    {
      table: 'deal_events',
      title: { ru: 'Ход сделок', en: 'Course of deals' },
      of: { table: 'deals', key: 'deal_id' },
      hides: ['actor_id'],
      end: { keep: 'deals' },
    },
    {
      table: 'deal_installments',
      title: { ru: 'Графики платежей', en: 'Schedules of payments' },
      of: { table: 'deals', key: 'deal_id' },
      hides: ['told'],
      end: { keep: 'deals' },
    },
    {
      table: 'escrow_accounts',
      title: { ru: 'Эскроу-счета', en: 'Escrow accounts' },
      of: { table: 'deals', key: 'deal_id' },
      end: { keep: 'deals' },
    },
  ],
  notHeld: {
    'deal_events.actor_id': 'given back with the deal',
    'deal_events.on_behalf_of': 'given back with the deal',
  },
};
