import { erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [erase('user_managers', { ru: 'Ваши менеджеры', en: 'Your managers' }, 'choice')],
};
