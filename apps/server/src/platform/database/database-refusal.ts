import { appRole } from './db.ts';

const SENTENCES = {
  unreachable: (what: string) =>
    `База данных из DATABASE_URL не отвечает (${what}): проверьте адрес, имя и пароль.`,
  'role-not-made': () =>
    `Владелец базы из DATABASE_URL не может завести роль ${appRole}: пусть администратор базы выполнит create role ${appRole}.`,
  'app-unreachable': (what: string) =>
    `База данных не пускает приложение по DATABASE_APP_URL (${what}): проверьте имя и пароль, они должны быть такими же, как в базе.`,
  'app-elsewhere': () =>
    'DATABASE_APP_URL ведёт в другую базу, чем DATABASE_URL: укажите в обеих одну и ту же.',
  'app-not-made': (what: string) =>
    `Роль базы «${what}» из DATABASE_APP_URL готовит администратор базы, у владельца нет на это прав: create role "${what}" login password '…'; create role ${appRole}; grant ${appRole} to "${what}".`,
  'no-way-down': () =>
    `Владелец базы не может работать от имени роли ${appRole}: дайте приложению свой вход в DATABASE_APP_URL.`,
  forgetful: () => 'База работает без fsync или synchronous_commit: принятое могло бы пропасть.',
  'too-mighty': () =>
    'Роль приложения в базе может менять книги и журнал или обходить правила строк: дайте в DATABASE_APP_URL вход без прав владельца.',
} satisfies Record<string, (what: string) => string>;

/** Why a database cannot be used. `message` is one sentence for the person at the terminal. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
  readonly code: keyof typeof SENTENCES;

  constructor(code: keyof typeof SENTENCES, what = '') {
    super(SENTENCES[code](what));
    this.code = code;
  }
}
