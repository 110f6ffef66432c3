/** Notices about a person's passkeys. */
export const passkeyWords = {
  gone: {
    ru: {
      title: 'Ключи доступа удалены',
      text: 'Пароль или телефон кабинета сменили, поэтому прежние ключи больше не подходят. Новый ключ добавьте в настройках.',
    },
    en: {
      title: 'Your passkeys were removed',
      text: 'The password or the phone of your account was changed, so the former passkeys open it no more. Add a new one in the settings.',
    },
  },
} as const;
