const SENTENCES = {
  unsupported: (what: string) =>
    `Для этой системы (${what}) встроенной PostgreSQL нет: укажите свою базу в DATABASE_URL.`,
  'data-in-use': (what: string) =>
    `Эти данные уже заняты работающим Новосёлом (${what}): остановите его или укажите другую папку в DATA_DIR.`,
  'orphan-stays': (what: string) =>
    `На этих данных осталась работать PostgreSQL, и остановить её не удалось (${what}): завершите её и запустите снова.`,
  'other-version': (what: string) =>
    `Данные записаны другой версией PostgreSQL (${what}): возьмите прежнюю версию программы или другую папку в DATA_DIR.`,
  'no-account': (what: string) =>
    `PostgreSQL не работает от имени root, а пользователя для неё завести не удалось (${what}): запустите Новосёл обычным пользователем.`,
  'no-binaries': (what: string) =>
    `Программы PostgreSQL не запускаются (${what}): переустановите зависимости командой npm ci.`,
  'init-failed': (what: string) => `Не удалось создать базу данных: ${what}`,
  'start-failed': (what: string) => `PostgreSQL не запустилась: ${what}`,
} satisfies Record<string, (what: string) => string>;

/**
 * Why the embedded database did not start. `message` is one sentence for the person at the terminal; the
 * start prints it alone, without a stack.
 */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: keyof typeof SENTENCES;

  constructor(code: keyof typeof SENTENCES, what: string) {
    super(SENTENCES[code](what));
    this.code = code;
  }
}
