/** Personal data of a run, to be searched for in the logs of the programs. */
export interface Known {
  readonly surnames: RegExp;
  /** Texts that people wrote: to support, in chats, in notes. */
  readonly said: RegExp;
  /** Birthdays, as stored and as shown. */
  readonly birthdays: RegExp;
  /** Numbers of passports, and the addresses in them. */
  readonly passports: RegExp;
  readonly passwords: readonly string[];
  /** One-time codes of six digits sent by SMS: shorter ones would match parts of any number. */
  readonly codes: ReadonlySet<string>;
  /** @returns whether a random text opens a session: the database only knows hashes of the tokens */
  opensSession(token: string): boolean;
}

type Rule = readonly [kind: string, holds: (line: string, known: Known) => boolean];

/** IDs that sometimes look like phone numbers. */
const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const phone = /(?<![\w-]|\d\.)(?:\+?[78][\s(-]*)?9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?![\w-]|\.\d)/;
const demoPhone = /(?<![\w-]|\d\.)(?:\+7|[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?![\w-]|\.\d)/;
const email = /[\p{L}\d][\p{L}\d._+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const passport =
  /(?<![\w-]|\d\.)\d{2}\s?\d{2}[\s№-]+\d{6}(?![\w-]|\.\d)|"?(?:serial|series|number)"?[:=]"?\d{4,6}"/i;
const sending = /(?:\b(?:one-time )?code|код(?![а-яё]))[^\d\n]{0,20}(?<!\w)(?:\d{4}|\d{6})(?!\w)/i;
const sixDigits = /(?<![\w-]|\d\.)\d{6}(?![\w-]|\.\d)/g;
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Matches any of the words as a whole word: one expression for all, because the logs of a run are long. */
export function anyWord(words: readonly string[]): RegExp {
  const all = words.filter((word) => word.length > 1).map(literally);
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'iu');
}

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rules: readonly Rule[] = [
  ['a password', (line, { passwords }) => passwords.some((word) => line.includes(word))],
  ['a phone', (line) => phone.test(line) || demoPhone.test(line)],
  ['an address of e-mail', (line) => email.test(line)],
  ['a surname', (line, { surnames }) => surnames.test(line)],
  ['what somebody wrote', (line, { said }) => said.test(line)],
  ['a day of birth', (line, { birthdays }) => birthdays.test(line)],
  [
    'a code of a person',
    (line, { codes }) =>
      sending.test(line) || (line.match(sixDigits) ?? []).some((digits) => codes.has(digits)),
  ],
  ['a bearer', (line) => /\bBearer\s+\S/i.test(line)],
  ['a JWT', (line) => /(?<!\w)eyJ[\w-]{8,}/.test(line)],
  ['a session', (line, { opensSession }) => [...line.matchAll(token)].some(([found]) => opensSession(found))],
  ['a passport', (line, { passports }) => passport.test(line) || passports.test(line)],
];

/**
 * Query parameters that must never occur: addresses stay in the history of browsers and in logs of others.
 */
const secretQuery =
  /[?&](?:phone|tel|code|otp|token|access_token|refresh_token|password|bearer|session)=[^&#\s]/i;

/** A browser would send a submitted form to the next address as well (RFC 9700, 4.12). */
const carriesForm = / 30[78] location=/;

/** Allowed parts of addresses, which are skipped. */
const allowed: readonly RegExp[] = [
  // Parts of OpenID Connect redirects: a code, which is worthless without the site's secret, and a hint about
  // who signs out, which opens nothing.
  /(?<=[?&])code=[\w-]+(?=&(?:state|iss)=)/g,
  /(?<=[?&]id_token_hint=)[\w.-]+/g,
  // The demo sends second factors of its staff to the phone of the outside world.
  /(?<=^out PUT \/totp\/)\S+demo\.test/g,
  // The journey's own text about a changed password; the server does not trust it.
  /password=changed/g,
  // Decision 041: what staff type into the desk's search, in its call and in the address of the desk's page,
  // also with an opened deal.
  /(?<=[?&]text=|^GET \/(?:deals\/[\w-]+)?\?(?:\S+&)?q=|referer=\S+\/(?:deals\/[\w-]+)?\?(?:\S+&)?q=)[^&\s]+/g,
];

/** @returns kinds of secret or personal data in a line of a log; never the data itself */
export function leaksOf(line: string, known: Known): string[] {
  const plain = line.replaceAll(ids, '[id]');
  return rules.filter(([, holds]) => holds(plain, known)).map(([kind]) => kind);
}

/**
 * The path and the names of the query without values: «GET /deals/… ?closed,q» tells the page and no person.
 */
export function shapeOf(line: string): string {
  const [, method = '', path = '', query = ''] = /^(\w+) ([^?\s]*)\??(\S*)/.exec(line) ?? [];
  const steps = path.split('/').map((step) => (/^[a-z-]{0,20}$/.test(step) ? step : '…'));
  const names = [...new URLSearchParams(query).keys()].map((name) => (/^\w{1,20}$/.test(name) ? name : '…'));
  return `${method} ${steps.join('/')}${names.length > 0 ? ` ?${names.join(',')}` : ''}`;
}

/** The same for a line of addresses, where names of query parameters count, too. */
export function leaksOfAddresses(line: string, known: Known): string[] {
  const read = decoded(allowed.reduce((left, word) => left.replace(word, ''), line));
  return [
    ...leaksOf(read, known),
    ...(secretQuery.test(read) ? ['a secret in a query'] : []),
    ...(carriesForm.test(line) ? ['a redirect that carries a form on'] : []),
  ];
}

/**
 * Allowed entries in sessionStorage, which is cleared with the tab; never in localStorage, and never a
 * password, a code or a session.
 */
const draftsOfTab: readonly RegExp[] = [
  // Decision 033: unsent values of a form.
  /^session draft:(?:register|completion|recovery:[a-z]+|delegates:name|passport:(?:own|change:reason|\d+)) /,
  /^session draft:(?:mortgage:\d+|note:\d+|members:(?:passport|(?:papers|child|invite|shares):\S+)|slip:[\w-]+|contract-questions:\d+|feedback|feedback-reply:\S+) /,
  /^session desk:draft:(?:\S+:reason|passport:\d+:refuse(?:-change)?|staff:invite|house-papers:\d+|[\w-]+:contract:people) /,
  // Decision 050: messages that wait for the connection.
  /^session draft:chat:waiting /,
];

const secrets: ReadonlySet<string> = new Set([
  'a password',
  'a code of a person',
  'a bearer',
  'a JWT',
  'a session',
]);

/** Decision 041: the desk's page with a search, to which staff return after signing in. */
const searchOfDesk = /(?<=^session desk:next \/(?:deals\/[\w-]+)?\?(?:\S*&)?q=)[^&\s]+/;

/**
 * The same for a line about a page's storage: `local` or `session`, the key, the value. The result names the
 * key without its numbers.
 */
export function leaksOfStorage(line: string, known: Known): string[] {
  const kinds = leaksOf(decoded(line.replace(searchOfDesk, '')), known);
  const isDraft = draftsOfTab.some((draft) => draft.test(line));
  const place = line.split(' ', 2).join(' ').replace(/\d/g, '#');
  return kinds.filter((kind) => !isDraft || secrets.has(kind)).map((kind) => `${kind} in ${place}`);
}

function decoded(line: string): string {
  try {
    return decodeURIComponent(line);
  } catch {
    // A journey requests a malformed address on purpose.
    return line;
  }
}
