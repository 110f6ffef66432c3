import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('requests', { ru: 'Заявки на услуги', en: 'Requests for services' }, 'letters'),
    keep('request_steps', { ru: 'Шаги заявок на услуги', en: 'Steps of requests for services' }, 'letters', {
      of: { table: 'requests', key: 'request_id' },
      hides: ['author_id'],
    }),
  ],
  notHeld: {
    'request_steps.author_id': 'the step is given back with its request, also those of the staff',
  },
};
