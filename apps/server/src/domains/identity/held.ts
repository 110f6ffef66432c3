import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'users',
      title: { ru: 'Профиль', en: 'Profile' },
      by: ['id'],
      hides: ['password_hash', 'password_renew', 'auth_generation'],
      end: { blank: 'profile' },
    },
    {
      table: 'sessions',
      title: { ru: 'Входы', en: 'Sign-ins' },
      by: ['user_id'],
      hides: ['cookie_hash', 'generation'],
      end: { erase: 'sessions' },
    },
  ],
  notHeld: {
    'staff.*': 'the account of a member of staff, not of a buyer',
    'staff_tickets.*': 'minutes between the password of a member of staff and his second factor',
    'staff_recovery_codes.*': 'the second factor of a member of staff',
    'staff_set_ups.*': 'a day of a link by which a member of staff makes the second factor',
  },
};
