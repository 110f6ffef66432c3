import { erase, type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    erase('discounts', { ru: 'Персональные скидки', en: 'Personal discounts' }, 'bonus', {
      hides: ['given_by', 'reason'],
    }),
    erase('loyalty_accounts', { ru: 'Карта покупателя', en: 'Loyalty card' }, 'bonus'),
    erase('loyalty_certificates', { ru: 'Сертификаты', en: 'Certificates' }, 'bonus'),
    keep('loyalty_deals', { ru: 'Сделки для статуса', en: 'Deals of the status' }, 'deals'),
    erase('recommendation_codes', { ru: 'Ссылка для друзей', en: 'Link for friends' }, 'bonus'),
    keep(
      'recommendations',
      { ru: 'Рекомендации и вознаграждения', en: 'Recommendations and rewards' },
      'money',
      { hides: ['friend_id', 'booking_id', 'booked_at'] },
    ),
  ],
  notHeld: {
    'discounts.given_by': 'the member of staff is another person; the discount itself is given back',
    'recommendations.friend_id':
      'the reward is owed to who recommended him; his name leaves the account with the profile',
  },
};
