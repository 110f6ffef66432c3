import { type Held, keep } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    keep('appointments', { ru: 'Встречи для подписания', en: 'Meetings for signing' }, 'deals', {
      of: { table: 'deals', key: 'deal_id' },
      hides: ['host_id', 'reminded', 'user_id'],
    }),
  ],
  notHeld: {
    'appointments.host_id': 'staff at their work',
    'appointments.user_id': 'given back with the deal',
    'appointment_times.*': 'hours of staff that are taken, without whose they are',
    'office_hosts.*': 'staff at their work',
    'office_blocks.*': 'the desk’s own work',
  },
};
