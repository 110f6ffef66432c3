import { parseSync, Visitor } from 'oxc-parser';
import { placeOf, type Source } from '../sources.ts';

const CLOCK = 'packages/contract/src/time/clock.ts';
const SENT = /^apps\/server\/src\//;
const SHOWN = /^(apps\/(cabinet|office)|packages\/ui)\/src\//;
const LOOKED = /^(apps\/(cabinet|office|server)|packages\/(contract|client|ui))\/src\/(?!.*\.test\.tsx?$)/;

/** Calls that write an hour without its time zone. */
const OWN_WAYS =
  /^(toLocaleTimeString|toLocaleString|toTimeString|getHours|getMinutes|getUTCHours|getUTCMinutes)$/;
const HOUR_OPTIONS = /^(hour|hourCycle|hour12|timeStyle)$/;

const PAGE_WORDS = new Set(['formatClock', 'formatDayTime', 'formatStamp']);
const SENT_WORDS = new Set(['formatSentClock', 'formatSentDayTime']);
const BARE = 'bareClock';

/** Where an hour may be written without its zone, each with its reason. */
const MAY_BE_BARE: readonly { readonly path: RegExp; readonly why: string }[] = [
  { path: /\/documents\/pdf\/russian\.ts$/, why: 'a contract says «по московскому времени»' },
  { path: /\/deal\/deal-estate\.tsx$|\/use-file-size\.ts$/, why: 'numbers, not moments' },
];

/** An hour in words: «9:00», «18:00»; not a part of an instant, an address or a ratio. */
const HOUR = /(?<![\w:.+-])(?:[01]?\d|2[0-3]):[0-5]\d(?![\w:])/;
const ZONE = /по\s(Москве|московскому)|московск|Moscow\stime/;
/** IDs of messages with an hour that needs no zone, each with its reason. */
const MESSAGES: Readonly<Record<string, string>> = {
  'appointments.hours.hint': 'an example of how to type hours of an office, by its own clock',
  'appointments.hours.wrong': 'an example of how to type hours of an office, by its own clock',
  'slips.time.placeholder': 'an example of how to type, under a hint that says the zone',
};

/**
 * Places that write an hour without the one formatter (`clock.ts`): by other calls, by words of a page in
 * what the server sends, or as digits in a text without the zone.
 */
export function bareHours(source: Source): string[] {
  if (!LOOKED.test(source.path) || source.path === CLOCK) return [];
  const bare = MAY_BE_BARE.some(({ path }) => path.test(source.path));
  const { program } = parseSync(source.path, source.text);
  const found: string[] = [];
  const tell = (at: number, what: string) => found.push(`${placeOf(source, at)} ${what}`);
  const texts = (at: number, text: string) => {
    if (HOUR.test(text) && !ZONE.test(text)) tell(at, `«${text.trim()}» does not say whose time it is`);
  };
  new Visitor({
    ImportSpecifier({ start, imported }) {
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      if (SENT.test(source.path) && PAGE_WORDS.has(name))
        tell(start, `${name} is for pages: what is sent is read anywhere`);
      if (SHOWN.test(source.path) && SENT_WORDS.has(name))
        tell(start, `${name} is for what is sent: a page knows its reader`);
      if (name === BARE && !bare && source.path !== 'packages/contract/src/time/time.ts')
        tell(start, `${BARE} does not say whose time it is`);
    },
    MemberExpression({ start, property }) {
      if (!bare && property.type === 'Identifier' && OWN_WAYS.test(property.name))
        tell(start, `${property.name} writes an hour past clock.ts`);
    },
    NewExpression({ callee, arguments: given }) {
      const [from, to] = [given[0]?.start ?? 0, given.at(-1)?.end ?? 0];
      if (!/DateTimeFormat$/.test(source.text.slice(callee.start, callee.end))) return;
      const keys = source.text.slice(from, to).matchAll(/(\w+)\s*:/g);
      if ([...keys].some(([, key = '']) => HOUR_OPTIONS.test(key)))
        tell(callee.start, 'Intl.DateTimeFormat writes an hour past clock.ts');
    },
    Literal({ start, value }) {
      if (typeof value === 'string') texts(start, value);
    },
    TemplateElement({ start, value }) {
      texts(start, value.cooked ?? '');
    },
    JSXText({ start, value }) {
      texts(start, value);
    },
  }).visit(program);
  return found;
}

/** Messages of a catalogue with an hour in digits and no zone beside it. */
export const bareMessages = (messages: Iterable<readonly [id: string, text: string]>): string[] =>
  [...messages].flatMap(([id, text]) =>
    HOUR.test(text) && !ZONE.test(text) && !Object.hasOwn(MESSAGES, id)
      ? [`«${id}» says an hour, not whose time it is`]
      : [],
  );
