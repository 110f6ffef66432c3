/**
 * The one register of errors: code → HTTP status → phrase in both languages.
 * The server answers with the code and the phrase, the pages show the phrase, the OpenAPI page lists both.
 * 401 and 403 are kept for a lost session or right, because the pages sign out on them (S4.2-18, ruling).
 */
export interface ErrorEntry {
  readonly status: 200 | 401 | 403 | 404 | 409 | 419 | 422 | 429 | 500 | 503;
  readonly ru: string;
  readonly en: string;
}

const register = {
  SESSION_REQUIRED: { status: 401, ru: 'Войдите, чтобы продолжить.', en: 'Please sign in to continue.' },
  SESSION_REVOKED: {
    status: 403,
    ru: 'Вы вышли из кабинета. Войдите снова.',
    en: 'You have been signed out. Please sign in again.',
  },
  SESSION_INCOMPLETE: {
    status: 409,
    ru: 'Сначала завершите регистрацию: примите код подтверждения.',
    en: 'Complete the registration first: accept the confirmation code.',
  },
  CSRF_INVALID: {
    status: 419,
    ru: 'Страница устарела. Обновите её и повторите.',
    en: 'The page is out of date. Reload it and try again.',
  },
  VALIDATION: { status: 422, ru: 'Проверьте поля.', en: 'Please check the fields.' },
  NOT_FOUND: { status: 404, ru: 'Такой записи у вас нет.', en: 'You have no such record.' },
  RATE_LIMITED: {
    status: 429,
    ru: 'Слишком много запросов. Повторите через {seconds} с.',
    en: 'Too many requests. Try again in {seconds} s.',
  },
  UNAVAILABLE: {
    status: 503,
    ru: 'Сервис временно недоступен. Пожалуйста, попробуйте позднее.',
    en: 'The service is temporarily unavailable. Please try later.',
  },
  INTERNAL: {
    status: 500,
    ru: 'Сервис временно недоступен, мы уже разбираемся. Попробуйте позже.',
    en: 'The service is temporarily unavailable, the team is working on it. Try later.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 422,
    ru: 'Нет ключа повтора запроса.',
    en: 'The Idempotency-Key header is missing.',
  },
  IDEMPOTENCY_IN_FLIGHT: {
    status: 409,
    ru: 'Этот запрос уже выполняется.',
    en: 'This request is already being carried out.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    ru: 'Этот ключ уже использован для другого запроса.',
    en: 'This key was used for another request.',
  },

  LOGIN_FAILED: { status: 200, ru: 'Неверный логин или пароль.', en: 'Wrong login or password.' },
  LOGIN_RENEW: { status: 200, ru: 'Пароль нужно сменить.', en: 'The password has to be renewed.' },
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
    ru: 'Подтвердите, что это вы: введите пароль и повторите.',
    en: 'Confirm that it is you: enter your password and try again.',
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
    ru: 'Вам доверено только смотреть.',
    en: 'You are trusted only to look.',
  },
  PRINCIPAL_FROZEN: {
    status: 409,
    ru: 'Тот, кто вам доверяет, заморозил свой кабинет: сейчас можно только смотреть.',
    en: 'The person who trusts you has frozen the account: you can only look now.',
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
  SUBSCRIPTION_KEPT: { status: 422, ru: 'Это приходит всегда.', en: 'This comes always.' },
  EXPORT_DAY: { status: 422, ru: 'Новую копию можно после {until}.', en: 'The next copy: after {until}.' },
  DELETION_BLOCKED: { status: 422, ru: 'Удалить пока нельзя. {why}', en: 'It cannot be deleted yet. {why}' },
  CONSENT_NEEDED: { status: 422, ru: 'Сначала согласитесь на рекламу.', en: 'Agree to advertising first.' },
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

  ESTATE_NOT_FOR_SALE: {
    status: 409,
    ru: 'Этот объект сейчас не продаётся.',
    en: 'This property is not for sale now.',
  },
  ESTATE_TAKEN: {
    status: 409,
    ru: 'Объект только что забронировал другой человек.',
    en: 'Another person has just booked this property.',
  },
  HOLD_LIMIT: {
    status: 409,
    ru: 'Можно держать не больше {max} броней сразу.',
    en: 'You may keep at most {max} bookings at once.',
  },
  HOLD_EXPIRED: { status: 409, ru: 'Время брони вышло.', en: 'The booking time has run out.' },
  FREE_HOLD_USED: {
    status: 409,
    ru: 'Бесплатная бронь на этот объект уже была.',
    en: 'The free hold for this property has been used.',
  },
  PRICE_CHANGED: {
    status: 409,
    ru: 'Цена изменилась. Посмотрите новые условия.',
    en: 'The price has changed. See the new terms.',
  },
  REFUND_CHANGED: {
    status: 409,
    ru: 'Сумма возврата изменилась. Посмотрите, что вернётся теперь.',
    en: 'The sum to be returned has changed. See what comes back now.',
  },
  CONTRACT_SIGNED: {
    status: 409,
    ru: 'Договор уже подписан. Расторгнуть его можно через вашего менеджера.',
    en: 'The contract is signed. Your manager can help to terminate it.',
  },
  TERMS_UNCHANGED: {
    status: 422,
    ru: 'Ничего не изменилось: укажите новую цену, срок или отделку.',
    en: 'Nothing has changed: give a new price, term or finishing.',
  },
  STEP_WRONG: { status: 409, ru: 'Этот шаг сейчас недоступен.', en: 'This step is not available now.' },
  DISCOUNT_USED: {
    status: 409,
    ru: 'Скидка уже в цене брони {number}. Её цена закреплена.',
    en: 'The discount is already in the price of booking {number}, and that price is fixed.',
  },
  REASON_REQUIRED: { status: 422, ru: 'Напишите причину.', en: 'Give the reason.' },
  PASSPORT_INCOMPLETE: {
    status: 422,
    ru: 'Заполните паспорт полностью.',
    en: 'Fill in the passport completely.',
  },
  PASSPORT_CHECKED: {
    status: 409,
    ru: 'Паспорт проверен, здесь он не меняется. Запросите изменение в «Настройках».',
    en: 'The passport has been checked and is not changed here. Ask for a change in Settings.',
  },
  PASSPORT_SAME: {
    status: 422,
    ru: 'Это тот же паспорт. Измените данные или приложите новые сканы.',
    en: 'This is the same passport. Change the data or add new scans.',
  },
  DOCUMENT_CHANGED: {
    status: 409,
    ru: 'Документ изменился. Прочитайте новую версию и запросите код снова.',
    en: 'The document has changed. Read the new version and ask for a new code.',
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
  PAYMENT_IN_PROGRESS: {
    status: 409,
    ru: 'Платёж уже идёт. Дождитесь ответа банка.',
    en: 'A payment is under way. Wait for the bank.',
  },

  BONUS_BLOCKED: {
    status: 409,
    ru: 'Ваш бонусный счёт заблокирован. Спросите менеджера, что делать.',
    en: 'Your bonus account is blocked. Ask your manager what to do.',
  },

  COMPARISON_FULL: {
    status: 409,
    ru: 'Сравнить можно не больше {max} объектов. Уберите один, чтобы добавить другой.',
    en: 'At most {max} properties can be compared. Take one out to add another.',
  },
  INVITATION_OWN: {
    status: 409,
    ru: 'Это ваша ссылка. Отправьте её тому, с кем выбираете.',
    en: 'This is your own link. Send it to the person you are choosing with.',
  },
  PARTNERS_FULL: {
    status: 409,
    ru: 'Избранное можно вести не больше чем с {max} людьми.',
    en: 'Favourites can be shared with at most {max} people.',
  },
  IMPORT_FORMAT: {
    status: 422,
    ru: 'Файл не читается. Нужен CSV или XLSX без пароля и макросов.',
    en: 'The file cannot be read. A CSV or an XLSX without a password or macros is needed.',
  },
  IMPORT_TOO_LARGE: {
    status: 422,
    ru: 'Файл слишком большой: не больше {rows} строк и {megabytes} МБ.',
    en: 'The file is too large: at most {rows} lines and {megabytes} MB.',
  },
  IMPORT_DAY: { status: 422, ru: 'Нужен день после сегодняшнего.', en: 'Choose a day after today.' },
  IMPORT_COLUMNS: {
    status: 422,
    ru: 'В первой строке нет нужных столбцов. Не хватает: {missing}. Лишние или повторённые: {unknown}.',
    en: 'The first line lacks columns. Missing: {missing}. Unknown or repeated: {unknown}.',
  },
  IMPORT_HAS_ERRORS: {
    status: 409,
    ru: 'В файле есть строки с ошибками: {count}. Исправьте их или примените без них.',
    en: 'Lines with errors: {count}. Correct them or apply without them.',
  },
  IMPORT_STALE: {
    status: 409,
    ru: 'Каталог изменился после проверки файла. Загрузите файл ещё раз.',
    en: 'The catalogue has changed since the file was checked. Upload the file again.',
  },
  IMPORT_NOTHING: {
    status: 409,
    ru: 'В этом файле нечего менять.',
    en: 'There is nothing to change in this file.',
  },
  IMPORT_CHANGED_SINCE: {
    status: 409,
    ru: 'После загрузки эти объекты уже меняли: {list}. Отменить загрузку нельзя.',
    en: 'These properties have been changed since: {list}. The import cannot be undone.',
  },
  PRICE_PLAN_EMPTY: {
    status: 409,
    ru: 'Таких объектов в продаже нет.',
    en: 'No such properties are for sale.',
  },
  PRICE_PLAN_LOW: {
    status: 409,
    ru: 'С таким изменением цена станет меньше рубля: {list}.',
    en: 'With this change a price falls below a ruble: {list}.',
  },
  PROMISE_SAME: {
    status: 409,
    ru: 'Этот квартал уже обещан.',
    en: 'This quarter is already promised.',
  },
  PROMISE_TODAY: {
    status: 409,
    ru: 'Срок этого дома сегодня уже меняли. Обещания не переписывают: добавьте новое завтра.',
    en: 'The term of this building was changed today. Promises are not rewritten: add another tomorrow.',
  },

  CHAT_CLOSED: {
    status: 409,
    ru: 'Этот разговор закрыт. Начните новый.',
    en: 'This conversation is closed. Begin a new one.',
  },

  FEEDBACK_LIMIT: {
    status: 429,
    ru: 'За сутки можно написать не больше {max} раз. Повторите завтра или позвоните нам.',
    en: 'You may write at most {max} times in a day. Try again tomorrow or call us.',
  },
  FEEDBACK_DRAFTS_FULL: {
    status: 409,
    ru: 'Черновиков уже {max}. Удалите ненужный, чтобы сохранить новый.',
    en: 'There are {max} drafts already. Delete one to keep another.',
  },
  FEEDBACK_FILE_LOST: {
    status: 409,
    ru: 'Одного из файлов уже нет. Уберите его и приложите снова.',
    en: 'One of the files is gone. Take it out and attach it again.',
  },
  FEEDBACK_CLOSED: {
    status: 409,
    ru: 'Обращение закрыто. Напишите новое.',
    en: 'This request is closed. Write a new one.',
  },
  FEEDBACK_UNANSWERED: {
    status: 409,
    ru: 'Сначала ответьте: без ответа обращение не закрывают.',
    en: 'Answer first: nothing is closed without an answer.',
  },

  UPLOAD_TOO_LARGE: {
    status: 200,
    ru: 'Размер файла "{file}" более {megabytes} МБ',
    en: 'The size of the file "{file}" is over {megabytes} MB',
  },
  UPLOAD_TYPE: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: {list}',
    en: 'The file "{file}" cannot be uploaded. Only files with these extensions are allowed: {list}',
  },
  UPLOAD_NAME: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: по имени не видно, что это за файл. Переименуйте его и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: its name hides what it is. Rename it and upload it again.',
  },
  UPLOAD_QUOTA: {
    status: 200,
    ru: 'Файл "{file}" не загружен: места для ваших файлов больше нет. Напишите менеджеру.',
    en: 'The file "{file}" was not uploaded: there is no room left for your files. Write to your manager.',
  },
  UPLOAD_INFECTED: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: в нём найден вирус. Проверьте своё устройство и сделайте скан заново.',
    en: 'The file "{file}" cannot be uploaded: a virus was found in it. Check your device and scan the paper again.',
  },
  UPLOAD_WAITS: {
    status: 409,
    ru: 'Файл ещё проверяется на вирусы. Откройте его через минуту.',
    en: 'The file is still being checked for viruses. Open it in a minute.',
  },
  SCREEN_BUSY: {
    status: 409,
    ru: 'Экран этого человека сейчас просит или смотрит другой сотрудник. Повторите, когда он закончит.',
    en: 'A colleague is asking for or looking at this screen now. Try again when they have finished.',
  },
  SCREEN_OVER: {
    status: 409,
    ru: 'Просьба показать экран больше не действует.',
    en: 'The request to show the screen is no longer valid.',
  },
  UPLOAD_EMPTY: { status: 200, ru: 'Файл не получен.', en: 'No file was received.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof register;
export const errorRegister: Readonly<Record<ErrorCode, ErrorEntry>> = register;

export type ErrorParams = Readonly<Record<string, string | number>>;

/** The phrase of an error in the reader's language; `{name}` is replaced by the parameter of that name. */
export function errorPhrase(code: ErrorCode, locale: 'ru' | 'en', params: ErrorParams = {}): string {
  return errorRegister[code][locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
