import { erase, type Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [erase('user_managers', { ru: 'Ваши менеджеры', en: 'Your managers' }, 'choice')],
};
