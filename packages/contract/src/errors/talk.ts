import type { ErrorEntry } from './entry.ts';

/** Refusals of talks and of files. */
export const talkErrors = {
  CHAT_CLOSED: {
    status: 409,
    ru: 'Этот разговор закрыт. Начните новый.',
    en: 'This conversation is closed. Begin a new one.',
  },
  CHAT_DEAL_ABSENT: {
    status: 404,
    ru: 'Сделки, о которой вы пишете, среди ваших нет. Уберите тему и отправьте снова.',
    en: 'The deal that you write about is not among yours. Take the topic off and send it again.',
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
  FEEDBACK_DRAFT_CHANGED: {
    status: 409,
    ru: 'Этот черновик уже изменили в другой вкладке. Написанное здесь сохранится отдельно.',
    en: 'This draft has been changed in another tab. What you write here is kept apart from it.',
  },
  SERVICE_OPEN: {
    status: 409,
    ru: 'Такая заявка у вас уже открыта. Найдите её в «Услугах и сервисах».',
    en: 'Such a request of yours is open already. You will find it in Services.',
  },
  SERVICE_LIMIT: {
    status: 429,
    ru: 'За сутки можно подать не больше {max} заявок. Повторите завтра или позвоните нам.',
    en: 'You may send at most {max} requests in a day. Try again tomorrow or call us.',
  },
  UPLOAD_LOST: {
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
  UPLOAD_CONTENT: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: он повреждён или внутри не то, что обещает имя. Сохраните его заново или сфотографируйте документ и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: it is damaged, or inside is not what its name says. Save it again or take a photo of the document, and upload that.',
  },
  UPLOAD_LOCKED: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: он защищён паролем или сертификатом. Сохраните его без защиты или напечатайте в новый PDF и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: it is protected by a password or a certificate. Save it without protection or print it to a new PDF, and upload that.',
  },
  UPLOAD_ACTS: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: в нём есть вложения, сценарии или ссылки на другие файлы. Напечатайте его в новый PDF и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: it has attachments, scripts or links to other files. Print it to a new PDF and upload that.',
  },
  UPLOAD_PIXELS: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: изображение слишком большое, больше {megapixels} мегапикселей. Уменьшите его и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: the picture is too large, over {megapixels} megapixels. Make it smaller and upload it again.',
  },
  UPLOAD_SWELLS: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: внутри он слишком большой, в нём больше {pages} страниц или очень большие изображения. Сохраните его с меньшим разрешением или разделите на части и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: it is too large inside, with over {pages} pages or very large pictures. Save it at a lower resolution or split it into parts, and upload those.',
  },
  UPLOAD_NAME: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: по имени не видно, что это за файл. Переименуйте его и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: its name hides what it is. Rename it and upload it again.',
  },
  UPLOAD_MARKS: {
    status: 200,
    ru: 'Файл "{file}" не может быть загружен: в его имени есть невидимые знаки. Переименуйте его и загрузите снова.',
    en: 'The file "{file}" cannot be uploaded: its name has signs that nobody sees. Rename it and upload it again.',
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
  UPLOAD_EMPTY: {
    status: 200,
    ru: 'Файл пустой или не дошёл. Проверьте его и выберите ещё раз.',
    en: 'The file is empty or did not arrive. Check it and choose it again.',
  },
} as const satisfies Record<string, ErrorEntry>;
