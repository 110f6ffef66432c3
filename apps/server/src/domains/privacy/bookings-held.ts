/** Bookings as parts of what is held of a person (`holdings.ts`). */
export const bookingsHeld = [
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
] as const;
