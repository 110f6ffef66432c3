import { parseSync, Visitor } from 'oxc-parser';
import { placeOf, type Source } from '../sources.ts';

type Locale = 'ru' | 'en';

/** Words for one kind of estate, or for an estate of any kind. */
const WORD: Readonly<Record<Locale, RegExp>> = {
  ru: /(?<![а-яё-])(?:квартир|апартамент|помещени|машино-мест|паркинг|кладов|объект)/i,
  en: /\b(?:flats?|apartments?|premises|commercial units?|parking|storage|property|properties)\b/i,
};

/**
 * Messages that may name kinds, each with its reason; all others use `{estateNom}` and its grammatical cases.
 */
const MESSAGES: readonly { readonly id: RegExp; readonly why: string }[] = [
  {
    id: /^estate\.(kinds?|rooms?|object|name|of|with)$|^loyalty\.deal$/,
    why: 'chooses the word by the kind',
  },
  { id: /^estate\.(commercial|parking|apartment|storage)$/, why: 'one for each kind' },
  { id: /^catalogue\.(?!book\.|note\.gone)/, why: 'about estates of any kind' },
  {
    id: /^(deals\.(none|choose)|chats?\.phrase\.general|discounts\.(note|choose)|dashboard\.first|menu\.estates|simple\.buy|footer)/,
    why: 'no estate is chosen yet',
  },
  { id: /^(friend|register\.friend|dashboard\.friend)\./, why: 'what a friend buys is not known' },
  {
    id: /^requests\.(estate\.choose|fact\.estate)$|^services\.(did|about|order\.note)$|^soon\./,
    why: 'a service for an estate of any kind',
  },
  {
    id: /^(news\.favourites\.what|trouble\.flats_list|discounts\.kinds|passport\.addressHint)$/,
    why: 'several estates, or an address',
  },
  {
    id: /^(audit\.detail\.estates|queue\.nothingFound\.note|slips\.what\.opinion\.hint|roles\.act\.desk\.estates)$/,
    why: 'staff about estates of any kind',
  },
];

/** Files whose texts may name kinds, each with its reason. */
const FILES: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /\/catalogue\/kind-words\.ts$/, why: 'the words themselves' },
  { path: /\/loyalty\/discount-place\.ts$/, why: 'several of a kind' },
  { path: /\/demo\/|\/catalogue\/generator\//, why: 'demo things' },
  {
    path: /\/documents\/pdf\/booking-agreement|\/contracts\/text\//,
    why: 'a contract defines its «Объект» by the kind',
  },
  { path: /\/booking\/terms\.ts$|\/consents\/consent-words\.ts$/, why: 'rules and consents for any estate' },
  { path: /\/services\/(rules|requests)\.ts$|\/inbox\.ts$|\/feedback\/rules\.ts$/, why: 'names of services' },
  { path: /\/slips\/(rules|questionnaires)\.ts$/, why: 'before an estate is chosen' },
  { path: /\/field-labels\.ts$|\/catalogue\/errors\.ts$/, why: 'the catalogue of any kind' },
  { path: /\/catalogue\/(imports\/|desk-rules)/, why: 'headings of files' },
  { path: /\/endpoints\.ts$|^packages\/client\/|\.repo\.ts$/, why: 'for programmers and the database' },
];

/** Texts of the server and the contract that name an estate by a kind or by «объект». */
export function namedKinds(source: Source): string[] {
  if (FILES.some(({ path }) => path.test(source.path))) return [];
  const found: string[] = [];
  const look = (at: number, text: string) => {
    const locale = /[а-яё]/i.test(text) ? 'ru' : 'en';
    // A single English word is a code, an address or a column, not a text.
    const isSaid = locale === 'ru' || /\S\s\S/.test(text);
    if (isSaid && WORD[locale].test(text))
      found.push(`${placeOf(source, at)} «${text.trim().slice(0, 60)}» names a kind of estate`);
  };
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') look(start, value);
    },
    TemplateElement({ start, value }) {
      look(start, value.cooked ?? '');
    },
  }).visit(parseSync(source.path, source.text).program);
  return found;
}

/** Messages of a catalogue that name an estate by a kind or by «объект» where its kind is known. */
export const namedKindsIn = (messages: Iterable<readonly [id: string, text: string]>): string[] =>
  [...messages].flatMap(([id, text]) => {
    // Drops what is not text: select keys before a brace, and names of variables inside one.
    const said = text.replaceAll(/[\w=]+ (?=\{)/g, ' ').replaceAll(/\{\w+(?=[,}])/g, '{');
    const locale = /[а-яё]/i.test(said) ? 'ru' : 'en';
    return WORD[locale].test(said) && !MESSAGES.some((each) => each.id.test(id))
      ? [`«${id}» names a kind of estate`]
      : [];
  });
