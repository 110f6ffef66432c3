import type { goes, stays } from '@novosel/contract/privacy/held.ts';
import type { Words } from '@novosel/contract/word-list.ts';
import { bookingsHeld } from './bookings-held.ts';
import { powersBy } from './powers-held.ts';

/** Where data of a person stand, what is given back of them, and what becomes of them. */
export interface Holding {
  readonly table: string;
  readonly title: Words;
  /** Columns that name the person; one of them is enough. */
  readonly by?: readonly string[];
  /** A phone or an e-mail: a row that went to the person's own is his, too, and it is emptied with the account. */
  readonly contact?: string;
  /** A column of this table that names a row of another holding's, when no column names the person himself. */
  readonly of?: { readonly table: string; readonly key: string };
  /** Only these rows, as SQL. */
  readonly only?: string;
  /** Secrets, other people's data and the machine's own: not given back. */
  readonly hides?: readonly string[];
  /** `erase`: the rows go with the account; `blank`: the row stays without what it tells; otherwise the law that keeps it. */
  readonly end:
    | { readonly erase: keyof typeof goes }
    | { readonly blank: keyof typeof goes }
    | { readonly keep: keyof typeof stays };
}

/** Parts before the whole: rows that name others go first. */
export const holdings: readonly Holding[] = [
  {
    table: 'users',
    title: { ru: 'Профиль', en: 'Profile' },
    by: ['id'],
    hides: ['password_hash', 'password_renew', 'auth_generation'],
    end: { blank: 'profile' },
  },
  {
    table: 'passports',
    title: { ru: 'Паспорт', en: 'Passport' },
    by: ['user_id'],
    end: { erase: 'passport' },
  },
  {
    table: 'passport_changes',
    title: { ru: 'Запросы на изменение паспорта', en: 'Requests to change the passport' },
    by: ['user_id'],
    hides: ['staff_id'],
    end: { erase: 'passport' },
  },
  {
    table: 'former_passports',
    title: { ru: 'Прежние паспорта', en: 'Former passports' },
    by: ['user_id'],
    end: { erase: 'passport' },
  },
  {
    table: 'sessions',
    title: { ru: 'Входы', en: 'Sign-ins' },
    by: ['user_id'],
    hides: ['cookie_hash', 'generation'],
    end: { erase: 'sessions' },
  },
  {
    table: 'passkeys',
    title: { ru: 'Ключи доступа', en: 'Passkeys' },
    by: ['user_id'],
    hides: ['credential_id', 'public_key', 'user_handle', 'counter'],
    end: { erase: 'sessions' },
  },
  {
    table: 'site_links',
    title: { ru: 'Связанные сайты', en: 'Connected sites' },
    by: ['user_id'],
    end: { erase: 'sessions' },
  },
  {
    table: 'delegations',
    title: { ru: 'Доверенные лица', en: 'Trusted persons' },
    by: ['principal_id', 'delegate_id'],
    contact: 'phone',
    hides: ['principal_id', 'delegate_id'],
    end: { erase: 'trusted' },
  },
  ...powersBy('principal_id', ['delegate_id', 'staff_id']),
  // Why one was refused is for its giver to read.
  ...powersBy('delegate_id', ['principal_id', 'staff_id', 'answer']),
  {
    table: 'user_managers',
    title: { ru: 'Ваши менеджеры', en: 'Your managers' },
    by: ['user_id'],
    end: { erase: 'choice' },
  },
  {
    table: 'flat_items',
    title: { ru: 'Избранное и покупки', en: 'Favourites and purchases' },
    by: ['user_id'],
    end: { erase: 'choice' },
  },
  {
    table: 'favourite_notes',
    title: { ru: 'Заметки', en: 'Notes' },
    by: ['user_id'],
    end: { erase: 'choice' },
  },
  {
    table: 'favourite_shares',
    title: { ru: 'Общее избранное', en: 'Shared favourites' },
    by: ['inviter_id', 'partner_id'],
    hides: ['token_hash', 'inviter_id', 'partner_id'],
    end: { erase: 'choice' },
  },
  {
    table: 'subscriptions',
    title: { ru: 'Настройки рассылок', en: 'Settings of news' },
    by: ['user_id'],
    end: { erase: 'choice' },
  },
  {
    table: 'notifications',
    title: { ru: 'Уведомления', en: 'Notifications' },
    by: ['user_id'],
    end: { erase: 'notices' },
  },
  {
    table: 'feedback_drafts',
    title: { ru: 'Черновики обращений', en: 'Drafts of requests' },
    by: ['user_id'],
    end: { erase: 'notices' },
  },
  {
    table: 'discounts',
    title: { ru: 'Персональные скидки', en: 'Personal discounts' },
    by: ['user_id'],
    hides: ['given_by', 'reason'],
    end: { erase: 'bonus' },
  },
  {
    table: 'loyalty_accounts',
    title: { ru: 'Карта покупателя', en: 'Loyalty card' },
    by: ['user_id'],
    end: { erase: 'bonus' },
  },
  {
    table: 'loyalty_certificates',
    title: { ru: 'Сертификаты', en: 'Certificates' },
    by: ['user_id'],
    end: { erase: 'bonus' },
  },
  {
    table: 'loyalty_deals',
    title: { ru: 'Сделки для статуса', en: 'Deals of the status' },
    by: ['user_id'],
    end: { keep: 'deals' },
  },
  {
    table: 'recommendation_codes',
    title: { ru: 'Ссылка для друзей', en: 'Link for friends' },
    by: ['user_id'],
    end: { erase: 'bonus' },
  },
  {
    table: 'recommendations',
    title: { ru: 'Рекомендации и вознаграждения', en: 'Recommendations and rewards' },
    by: ['user_id'],
    hides: ['friend_id', 'booking_id', 'booked_at'],
    end: { keep: 'money' },
  },
  {
    table: 'mortgage_bids',
    title: { ru: 'Решения банков', en: 'Answers of banks' },
    by: ['user_id'],
    hides: ['request_key', 'provider_id', 'next_ask_at'],
    end: { erase: 'mortgage' },
  },
  {
    table: 'mortgage_applications',
    title: { ru: 'Заявки на ипотеку', en: 'Mortgage applications' },
    by: ['user_id'],
    end: { erase: 'mortgage' },
  },
  {
    table: 'mortgage_states',
    title: { ru: 'Ипотека', en: 'Mortgage' },
    by: ['user_id'],
    end: { erase: 'mortgage' },
  },
  {
    table: 'credit_ratings',
    title: { ru: 'Кредитный потенциал', en: 'Credit potential' },
    by: ['user_id'],
    hides: ['request_key', 'provider_id', 'next_ask_at', 'unclear'],
    end: { erase: 'mortgage' },
  },
  {
    table: 'data_exports',
    title: { ru: 'Копии данных', en: 'Copies of data' },
    by: ['user_id'],
    hides: ['document_id'],
    end: { keep: 'log' },
  },
  {
    table: 'deletion_requests',
    title: { ru: 'Запросы на удаление', en: 'Requests for deletion' },
    by: ['user_id'],
    hides: ['staff_id'],
    end: { keep: 'log' },
  },
  ...bookingsHeld,
  { table: 'deals', title: { ru: 'Сделки', en: 'Deals' }, by: ['user_id'], end: { keep: 'deals' } },
  {
    table: 'deal_members',
    title: { ru: 'Участие в сделках', en: 'Part in deals' },
    by: ['user_id'],
    end: { keep: 'deals' },
  },
  {
    table: 'deal_events',
    title: { ru: 'Ход сделок', en: 'Course of deals' },
    of: { table: 'deals', key: 'deal_id' },
    hides: ['actor_id'],
    end: { keep: 'deals' },
  },
  {
    table: 'deal_installments',
    title: { ru: 'Графики платежей', en: 'Schedules of payments' },
    of: { table: 'deals', key: 'deal_id' },
    hides: ['told'],
    end: { keep: 'deals' },
  },
  {
    table: 'escrow_accounts',
    title: { ru: 'Эскроу-счета', en: 'Escrow accounts' },
    of: { table: 'deals', key: 'deal_id' },
    end: { keep: 'deals' },
  },
  {
    table: 'documents',
    title: { ru: 'Документы', en: 'Documents' },
    by: ['owner_id'],
    only: "kind <> 'export'",
    hides: ['storage_key', 'sealed_key'],
    end: { keep: 'deals' },
  },
  {
    table: 'deposits',
    title: { ru: 'Платежи за бронь', en: 'Booking fees' },
    by: ['user_id'],
    end: { keep: 'money' },
  },
  {
    table: 'payments',
    title: { ru: 'Попытки оплаты', en: 'Payments' },
    of: { table: 'deposits', key: 'deposit_id' },
    hides: ['idempotence_key', 'return_url', 'confirmation_url', 'qr', 'asked_at', 'next_ask_at'],
    end: { keep: 'money' },
  },
  {
    table: 'refunds',
    title: { ru: 'Возвраты', en: 'Refunds' },
    of: { table: 'payments', key: 'payment_id' },
    hides: ['idempotence_key', 'asked_at', 'next_ask_at'],
    end: { keep: 'money' },
  },
  {
    table: 'eds_signatures',
    title: { ru: 'Электронные подписи', en: 'Electronic signatures' },
    by: ['user_id'],
    end: { keep: 'signatures' },
  },
  {
    table: 'eds_invoices',
    title: { ru: 'Счета за подпись', en: 'Invoices of signatures' },
    by: ['user_id'],
    end: { keep: 'money' },
  },
  {
    table: 'signature_evidence',
    title: { ru: 'Доказательства подписей', en: 'Evidence of signatures' },
    by: ['user_id'],
    end: { keep: 'signatures' },
  },
  {
    table: 'signature_evidence',
    title: { ru: 'Доказательства подписей за вас', en: 'Evidence of signatures made for you' },
    of: { table: 'documents', key: 'document_id' },
    only: "evidence ? 'onBehalfOf'",
    hides: ['user_id'],
    end: { keep: 'signatures' },
  },
  {
    table: 'consents',
    title: { ru: 'Согласия', en: 'Consents' },
    by: ['user_id'],
    end: { keep: 'consents' },
  },
  {
    table: 'feedback',
    title: { ru: 'Обращения', en: 'Requests' },
    by: ['user_id'],
    hides: ['request_key'],
    end: { keep: 'letters' },
  },
  {
    table: 'feedback_messages',
    title: { ru: 'Переписка по обращениям', en: 'Messages of requests' },
    of: { table: 'feedback', key: 'feedback_id' },
    hides: ['author_id'],
    end: { keep: 'letters' },
  },
  {
    table: 'service_requests',
    title: { ru: 'Заявки на услуги', en: 'Requests for services' },
    by: ['user_id'],
    end: { keep: 'letters' },
  },
  {
    table: 'service_steps',
    title: { ru: 'Шаги заявок на услуги', en: 'Steps of requests for services' },
    of: { table: 'service_requests', key: 'request_id' },
    hides: ['author_id'],
    end: { keep: 'letters' },
  },
  {
    table: 'slips',
    title: { ru: 'Вопросы по ссылке', en: 'Questions by a link' },
    by: ['user_id'],
    contact: 'address',
    hides: ['token_hash', 'answer_key', 'staff_id'],
    end: { keep: 'letters' },
  },
  { table: 'chats', title: { ru: 'Чаты', en: 'Chats' }, by: ['user_id'], end: { keep: 'letters' } },
  {
    table: 'chat_messages',
    title: { ru: 'Сообщения в чатах', en: 'Messages of chats' },
    of: { table: 'chats', key: 'chat_id' },
    hides: ['staff_id'],
    end: { keep: 'letters' },
  },
  {
    table: 'chat_files',
    title: { ru: 'Файлы в чатах', en: 'Files of chats' },
    of: { table: 'chats', key: 'chat_id' },
    end: { keep: 'letters' },
  },
  {
    table: 'screen_sessions',
    title: { ru: 'Показы экрана', en: 'Screen sessions' },
    by: ['user_id'],
    hides: ['operator_id', 'operator_session', 'operator_socket', 'buyer_session', 'buyer_socket'],
    end: { keep: 'log' },
  },
  {
    table: 'audit_records',
    title: { ru: 'Журнал ваших действий', en: 'Log of your acts' },
    by: ['actor_id'],
    only: "actor_kind = 'buyer'",
    hides: ['request_id'],
    end: { keep: 'log' },
  },
];

/** Columns that name a person and are not looked at, each with the reason; `*`: the whole table. */
export const notHeld: Readonly<Record<string, string>> = {
  'staff.*': 'the account of a member of staff, not of a buyer',
  'staff_tickets.*': 'minutes between the password of a member of staff and his second factor',
  'staff_recovery_codes.*': 'the second factor of a member of staff',
  'staff_set_ups.*': 'a day of a link by which a member of staff makes the second factor',
  'idempotency_keys.*': 'copies of answers that the person has had, deleted after thirty days',
  'oidc_payloads.*': 'tokens of connected sites: secrets, and short-lived; they end with every session',
  'booking_editions.staff_id':
    'who of the staff has offered it; the edition itself is given back with its booking',
  'feedback_messages.author_id': 'the message is given back with its request, also the answer of the staff',
  'service_steps.author_id': 'the step is given back with its request, also those of the staff',
  'chat_messages.staff_id': 'the message is given back with its chat; the member of staff is another person',
  'screen_sessions.operator_id': 'the member of staff is another person',
  'deletion_requests.staff_id': 'the member of staff is another person',
  'powers_of_attorney.staff_id': 'the member of staff is another person',
  'passport_changes.staff_id': 'the member of staff is another person',
  'discounts.given_by': 'the member of staff is another person; the discount itself is given back',
  'slips.staff_id': 'the member of staff is another person',
  'estate_sets.staff_id': 'work of a member of staff',
  'import_batches.staff_id': 'work of a member of staff',
  'site_news.staff_id': 'work of a member of staff',
  'site_pictures.staff_id': 'work of a member of staff',
  'booking_events.actor_id': 'given back with the booking',
  'booking_events.on_behalf_of': 'given back with the booking',
  'deal_events.actor_id': 'given back with the deal',
  'deal_events.on_behalf_of': 'given back with the deal',
  'payments.actor_id': 'the trusted person is another person; the payment is given back with its deposit',
  'payments.on_behalf_of': 'given back with the deposit',
  'audit_records.on_behalf_of': 'acts of a trusted person are his',
  'recommendations.friend_id':
    'the reward is owed to who recommended him; his name leaves the account with the profile',
};
