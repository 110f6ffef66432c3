import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('deal_members', { ru: 'Участие в договорах', en: 'Membership of contracts' }, 'deals', {
      contact: 'phone',
      hides: ['added_by', 'parent_id'],
    }),
    keep(
      'deal_member_papers',
      { ru: 'Документы участника сделки', en: 'Papers of a member of a deal' },
      'deals',
    ),
    keep('deal_share_groups', { ru: 'Доли в сделках', en: 'Shares of deals' }, 'deals', {
      of: { table: 'deals', key: 'deal_id' },
    }),
  ],
  notHeld: {
    'deal_member_papers.member_id':
      'of the member, who is held by himself; the papers are of who fills them in',
    'deal_members.parent_id': 'the papers of the child are given with those of the parent',
    'deal_members.added_by': 'who has invited whom is given back with the course of the deal',
  },
};
