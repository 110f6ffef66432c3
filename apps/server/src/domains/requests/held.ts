import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'requests',
      title: { ru: 'Заявки на услуги', en: 'Requests for services' },
      by: ['user_id'],
      end: { keep: 'letters' },
    },
    {
      table: 'request_steps',
      title: { ru: 'Шаги заявок на услуги', en: 'Steps of requests for services' },
      of: { table: 'requests', key: 'request_id' },
      hides: ['author_id'],
      end: { keep: 'letters' },
    },
  ],
  notHeld: {
    'request_steps.author_id': 'the step is given back with its request, also those of the staff',
  },
};
