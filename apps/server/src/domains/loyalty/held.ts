import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'discounts',
      title: { ru: 'Персональные скидки', en: 'Personal discounts' },
      by: ['user_id'],
      hides: ['given_by', 'reason'],
      end: { erase: 'bonus' },
    },
    {
      table: 'loyalty_accounts',
      title: { ru: 'Карта покупателя', en: 'Loyalty card' },
      by: ['user_id'],
      end: { erase: 'bonus' },
    },
    {
      table: 'loyalty_certificates',
      title: { ru: 'Сертификаты', en: 'Certificates' },
      by: ['user_id'],
      end: { erase: 'bonus' },
    },
    {
      table: 'loyalty_deals',
      title: { ru: 'Сделки для статуса', en: 'Deals of the status' },
      by: ['user_id'],
      end: { keep: 'deals' },
    },
    {
      table: 'recommendation_codes',
      title: { ru: 'Ссылка для друзей', en: 'Link for friends' },
      by: ['user_id'],
      end: { erase: 'bonus' },
    },
    {
      table: 'recommendations',
      title: { ru: 'Рекомендации и вознаграждения', en: 'Recommendations and rewards' },
      by: ['user_id'],
      hides: ['friend_id', 'booking_id', 'booked_at'],
      end: { keep: 'money' },
    },
  ],
  notHeld: {
    'discounts.given_by': 'the member of staff is another person; the discount itself is given back',
    'recommendations.friend_id':
      'the reward is owed to who recommended him; his name leaves the account with the profile',
  },
};
