import { brand } from '../../platform/brand.ts';

interface Part {
  readonly title: string;
  /** Path inside the archive. */
  readonly file: string;
  readonly note: string;
}

interface Index {
  readonly locale: 'ru' | 'en';
  readonly person: string;
  readonly made: string;
  readonly data: readonly Part[];
  readonly papers: readonly Part[];
}

const words = {
  ru: {
    title: 'Ваши данные',
    intro: 'Всё, что хранится о вас в кабинете. Файлы JSON откроет любой текстовый редактор.',
    data: 'Данные',
    papers: 'Документы',
    none: 'Документов нет.',
  },
  en: {
    title: 'Your data',
    intro: 'Everything that is kept about you in the account. Any text editor opens JSON files.',
    data: 'Data',
    papers: 'Documents',
    none: 'There are no documents.',
  },
} as const;

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The index page of the archive; it is opened from a local disk and runs no scripts. */
export function exportIndex({ locale, person, made, data, papers }: Index): string {
  const say = words[locale];
  const rows = (parts: readonly Part[]) =>
    parts
      .map(
        ({ title, file, note }) =>
          `<li><a href="${file.split('/').map(encodeURIComponent).join('/')}">${safe(title)}</a> <small>${safe(note)}</small></li>`,
      )
      .join('\n');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:720px;margin:32px auto;padding:0 16px}li{margin:4px 0}small{color:#555}</style></head>
<body><h1>${say.title}</h1>
<p>${safe(person)}. ${safe(brand.name[locale])}, ${safe(made)}.</p>
<p>${say.intro}</p>
<h2>${say.data}</h2><ul>${rows(data)}</ul>
<h2>${say.papers}</h2>${papers.length > 0 ? `<ul>${rows(papers)}</ul>` : `<p>${say.none}</p>`}
</body></html>
`;
}
