import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of the catalogue and of the desk's changes to it. */
export const catalogueErrors = {
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
  COMPARISON_FULL: {
    status: 409,
    ru: 'Сравнить можно не больше {max} объектов. Уберите один, чтобы добавить другой.',
    en: 'At most {max} properties can be compared. Take one out to add another.',
  },
  NOTE_CHANGED: {
    status: 409,
    ru: 'Эту заметку уже изменили в другой вкладке. Посмотрите оба текста и выберите.',
    en: 'This note has been changed in another tab. Look at both texts and choose.',
  },
  IMPORT_FORMAT: {
    status: 422,
    ru: 'Файл не читается. Нужен CSV или XLSX без пароля и макросов.',
    en: 'The file cannot be read. A CSV or an XLSX without a password or macros is needed.',
  },
  IMPORT_QUOTES: {
    status: 422,
    ru: 'В строке {line} лишняя или незакрытая кавычка. Уберите её или удвойте и загрузите файл снова.',
    en: 'Line {line} has an extra quote or one that is not closed. Remove or double it and upload the file again.',
  },
  IMPORT_TOO_LARGE: {
    status: 422,
    ru: 'Файл слишком большой: не больше {rows} строк, {columns} столбцов и {megabytes} МБ. Уберите то, что стоит далеко от таблицы.',
    en: 'The file is too large: at most {rows} lines, {columns} columns and {megabytes} MB. Remove what stands far from the table.',
  },
  IMPORT_DAY: { status: 422, ru: 'Нужен день после сегодняшнего.', en: 'Choose a day after today.' },
  IMPORT_CHOICE: {
    status: 409,
    ru: 'В книге несколько листов или есть скрытые строки и столбцы. Скажите, что читать.',
    en: 'The workbook has several sheets, or hidden rows and columns. Say what to read.',
  },
  IMPORT_COLUMNS: {
    status: 422,
    ru: 'В строке заголовков нет нужных столбцов. Не хватает: {missing}. Лишние или повторённые: {unknown}.',
    en: 'The heading lacks columns. Missing: {missing}. Unknown or repeated: {unknown}.',
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
  IMPORT_HOUSE_USED: {
    status: 409,
    ru: 'В новом корпусе уже есть то, чего в файле не было: объекты, новости или другой срок сдачи. Корпуса: {list}. Отменить загрузку нельзя.',
    en: 'A new building has by now what the file did not bring: properties, news or another handover date. Buildings: {list}. The import cannot be undone.',
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
} as const satisfies Record<string, ErrorEntry>;
