import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of papers and files. */
export const documentsErrors = {
  DOCUMENT_CHANGED: {
    status: 409,
    ru: 'Документ изменился. Прочитайте новую версию и запросите код снова.',
    en: 'The document has changed. Read the new version and ask for a new code.',
  },
  UPLOAD_LOST: {
    status: 409,
    ru: 'Одного из файлов уже нет. Уберите его и приложите снова.',
    en: 'One of the files is gone. Take it out and attach it again.',
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
  UPLOAD_EMPTY: {
    status: 200,
    ru: 'Файл пустой или не дошёл. Проверьте его и выберите ещё раз.',
    en: 'The file is empty or did not arrive. Check it and choose it again.',
  },
} as const satisfies Record<string, ErrorEntry>;
