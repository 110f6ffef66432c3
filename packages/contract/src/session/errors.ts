import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of sign-in, codes, re-authentication and staff accounts. */
export const sessionErrors = {
  LOGIN_FAILED: { status: 200, ru: 'Неверный логин или пароль.', en: 'Wrong login or password.' },
  LOGIN_RENEW: { status: 200, ru: 'Пароль нужно сменить.', en: 'The password has to be renewed.' },
  PASSWORD_RENEW: {
    status: 200,
    ru: 'Пароль нужно сменить: его могли узнать другие. Задайте новый в кабинете покупателя, через «Забыли пароль?», и войдите с ним.',
    en: 'The password has to be renewed: others may have learned it. Set a new one in the buyer’s account, by “Forgot the password?”, and sign in with it.',
  },
  LOGIN_LOCKED: {
    status: 200,
    ru: 'Слишком много попыток. Вход закрыт до {until}.',
    en: 'Too many attempts. Sign-in is closed until {until}.',
  },
  LOGIN_SHUT: {
    status: 200,
    ru: 'Вход закрыт сотрудником до {until}. Чтобы открыть его раньше, позвоните нам.',
    en: 'Our staff has closed this sign-in until {until}. Call us to open it earlier.',
  },
  LOGIN_CLOSED: {
    status: 200,
    ru: 'Слишком много попыток. Откройте вход кодом или войдите с устройства, на котором уже входили.',
    en: 'Too many attempts. Open the sign-in by a code, or use a device on which you have signed in before.',
  },
  LOGIN_BUSY: {
    status: 429,
    ru: 'Сейчас входит много людей. Повторите через {seconds} с.',
    en: 'Many people are signing in. Try again in {seconds} s.',
  },
  PASSWORD_WEAK: {
    status: 422,
    ru: 'Такой пароль легко угадать: он есть в списках украденных или повторяет ваши данные. Придумайте другой.',
    en: 'This password is easy to guess: it is on lists of stolen ones or repeats your data. Choose another.',
  },
  PASSWORD_WRONG: {
    status: 422,
    ru: 'Это не ваш нынешний пароль.',
    en: 'This is not your present password.',
  },
  PASSWORD_SAME: {
    status: 422,
    ru: 'Это прежний пароль. Придумайте другой.',
    en: 'This is the former password. Choose another.',
  },
  PROOF_REQUIRED: {
    status: 409,
    ru: 'Подтвердите, что это вы, и повторите.',
    en: 'Confirm that it is you and try again.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    ru: 'Ключ доступа не подошёл. Попробуйте ещё раз или воспользуйтесь паролем.',
    en: 'The passkey was not accepted. Try again or use your password.',
  },
  PASSKEYS_FULL: {
    status: 422,
    ru: 'Ключей доступа уже {most}. Удалите лишний и добавьте новый.',
    en: 'You have {most} passkeys already. Remove one to add another.',
  },
  CABINET_FROZEN: {
    status: 409,
    ru: 'Вы заморозили кабинет: это действие закрыто. Читать и писать нам можно. Разморозьте кабинет в «Настройках».',
    en: 'You have frozen your account: this act is closed. You can read and write to us. Unfreeze the account in Settings.',
  },
  CONTACT_SAME: {
    status: 422,
    ru: 'Это ваш нынешний контакт. Укажите новый.',
    en: 'This is your present contact. Give a new one.',
  },
  LINK_DEAD: {
    status: 422,
    ru: 'Эта ссылка больше не действует.',
    en: 'This link is no longer valid.',
  },
  TOTP_WRONG: {
    status: 422,
    ru: 'Неверный код из приложения.',
    en: 'Wrong code from the authenticator app.',
  },
  RECOVERY_CODE_WRONG: {
    status: 422,
    ru: 'Такого резервного кода нет, или он уже использован.',
    en: 'There is no such recovery code, or it has been used.',
  },
  FACTOR_ABSENT: {
    status: 200,
    ru: 'Второй шаг входа сброшен. Настройте его по ссылке из письма.',
    en: 'The second step was reset. Set it up by the link of the letter.',
  },
  STAFF_EXISTS: {
    status: 422,
    ru: 'Сотрудник с этой почтой уже есть.',
    en: 'There is a member of staff with this e-mail already.',
  },
  STAFF_SELF: {
    status: 409,
    ru: 'Со своей учётной записью этого не сделать. Попросите другого администратора.',
    en: 'This cannot be done to your own account. Ask another administrator.',
  },
  LAST_ADMIN: {
    status: 409,
    ru: 'Это последний администратор. Сначала дайте роль другому.',
    en: 'This is the last administrator. Give the role to another first.',
  },
  ROLE_DENIED: {
    status: 409,
    ru: 'Это действие не входит в вашу роль.',
    en: 'Your role does not include this act.',
  },
  SCOPE_DENIED: {
    status: 409,
    ru: 'Этот токен такого не открывает.',
    en: 'This token does not open that.',
  },
  CODE_WRONG: { status: 422, ru: 'Неверный код подтверждения', en: 'Wrong confirmation code' },
  CODE_EXPIRED: {
    status: 422,
    ru: 'Код больше не действует. Запросите новый.',
    en: 'The code is no longer valid. Ask for a new one.',
  },
  CODE_TOO_SOON: {
    status: 429,
    ru: 'Новый код можно запросить через {seconds} с.',
    en: 'A new code can be requested in {seconds} s.',
  },
  CODE_LATER: {
    status: 429,
    ru: 'Код можно запросить через {seconds} с: перед этим мы отправили другой.',
    en: 'A code can be requested in {seconds} s: another one was sent just before.',
  },
  CODE_WAIT: {
    status: 429,
    ru: 'Код можно запросить через {seconds} с: сюда уже отправляли сообщение.',
    en: 'A code can be requested in {seconds} s: a message was sent there before.',
  },
  CODE_DAY_OVER: {
    status: 429,
    ru: 'На сегодня коды закончились. Запросите новый завтра или позвоните нам.',
    en: 'No more codes today. Ask for a new one tomorrow, or call us.',
  },
  LETTERS_OVER: {
    status: 429,
    ru: 'Сегодня мы отправили уже пять писем. Поищите их в папке «Спам» или попробуйте завтра.',
    en: 'We have sent five letters today already. Look for them in the spam folder, or try tomorrow.',
  },
  CODE_TRIES_OVER: {
    status: 422,
    ru: 'Попытки закончились. Запросите новый код.',
    en: 'No tries left. Ask for a new code.',
  },
  DATA_MISMATCH: {
    status: 422,
    ru: 'Данные некорректны, обратитесь в службу поддержки',
    en: 'The data are not right, please contact support',
  },
  EMAIL_TAKEN: {
    status: 422,
    ru: 'Эта почта указана в другом кабинете. Укажите другую или позвоните нам.',
    en: 'This e-mail belongs to another account. Give another one, or call us.',
  },
} as const satisfies Record<string, ErrorEntry>;
