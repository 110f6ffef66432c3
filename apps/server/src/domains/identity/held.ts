import { blank, erase, type Held } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    blank('users', { ru: 'Профиль', en: 'Profile' }, 'profile', {
      by: ['id'],
      hides: ['password_hash', 'password_renew', 'auth_generation'],
    }),
    erase('sessions', { ru: 'Входы', en: 'Sign-ins' }, 'sessions', { hides: ['cookie_hash', 'generation'] }),
  ],
  notHeld: {
    'staff.*': 'the account of a member of staff, not of a buyer',
    'staff_tickets.*': 'minutes between the password of a member of staff and his second factor',
    'staff_recovery_codes.*': 'the second factor of a member of staff',
    'staff_set_ups.*': 'a day of a link by which a member of staff makes the second factor',
  },
};
