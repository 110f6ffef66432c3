import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of trusted persons and their powers of attorney. */
export const delegatesErrors = {
  DELEGATE_SELF: {
    status: 422,
    ru: 'Это ваш телефон. Укажите телефон человека, которому доверяете.',
    en: 'This is your own phone. Give the phone of the person you trust.',
  },
  DELEGATE_AGAIN: {
    status: 409,
    ru: 'Этому человеку вы уже доверяете или ждёте его ответа. Чтобы изменить права, отзовите прежние.',
    en: 'You already trust this person or wait for an answer. To change the rights, withdraw the former ones.',
  },
  DELEGATES_FULL: {
    status: 409,
    ru: 'Доверенных лиц может быть не больше {max}. Отзовите одного, чтобы добавить другого.',
    en: 'You may have at most {max} trusted persons. Withdraw one to add another.',
  },
  INVITATIONS_OVER: {
    status: 429,
    ru: 'За сутки можно пригласить не больше {max} раз. Пригласите завтра.',
    en: 'You may invite at most {max} times in a day. Invite tomorrow.',
  },
  DELEGATE_SCOPE: {
    status: 409,
    ru: 'Этого вам не доверяли.',
    en: 'You are not trusted with that.',
  },
  POWER_PASSPORTS: {
    status: 409,
    ru: 'Сначала проверьте паспорта обоих: того, кто доверяет, и того, кому доверяют.',
    en: 'First check the passports of both: of who trusts and of who is trusted.',
  },
  PRINCIPAL_FROZEN: {
    status: 409,
    ru: 'Тот, кто вам доверяет, заморозил свой кабинет: сейчас можно только смотреть.',
    en: 'The person who trusts you has frozen the account: you can only look now.',
  },
  POWER_UNCHECKED: {
    status: 409,
    ru: 'Подписать можно, когда юрист проверит паспорта: ваш и того, кто вам доверяет.',
    en: 'You can sign when our lawyer has checked the passports, yours and that of the person who trusts you.',
  },
} as const satisfies Record<string, ErrorEntry>;
