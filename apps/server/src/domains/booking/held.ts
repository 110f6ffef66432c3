import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'bookings',
      title: { ru: 'Брони', en: 'Bookings' },
      by: ['user_id'],
      hides: ['terms_request'],
      end: { keep: 'deals' },
    },
    {
      table: 'booking_events',
      title: { ru: 'Ход броней', en: 'Course of bookings' },
      of: { table: 'bookings', key: 'booking_id' },
      hides: ['actor_id'],
      end: { keep: 'deals' },
    },
    {
      table: 'booking_editions',
      title: { ru: 'Редакции условий', en: 'Editions of terms' },
      of: { table: 'bookings', key: 'booking_id' },
      hides: ['staff_id'],
      end: { keep: 'deals' },
    },
  ],
  notHeld: {
    'booking_editions.staff_id':
      'who of the staff has offered it; the edition itself is given back with its booking',
    'booking_events.actor_id': 'given back with the booking',
    'booking_events.on_behalf_of': 'given back with the booking',
  },
};
