import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('bookings', { ru: 'Брони', en: 'Bookings' }, 'deals', { hides: ['terms_request'] }),
    keep('booking_events', { ru: 'Ход броней', en: 'Course of bookings' }, 'deals', {
      of: { table: 'bookings', key: 'booking_id' },
      hides: ['actor_id'],
    }),
    keep('booking_editions', { ru: 'Редакции условий', en: 'Editions of terms' }, 'deals', {
      of: { table: 'bookings', key: 'booking_id' },
      hides: ['staff_id'],
    }),
  ],
  notHeld: {
    'booking_editions.staff_id':
      'who of the staff has offered it; the edition itself is given back with its booking',
    'booking_events.actor_id': 'given back with the booking',
    'booking_events.on_behalf_of': 'given back with the booking',
  },
};
