import { isOwnPage } from '@novosel/contract/wire/paths.ts';
import type { Page } from '@playwright/test';
import brand from '../../../brand.json' with { type: 'json' };
import { patternOf } from '../browser/follow-links.ts';
import { enteredColumns, enteredForAll, textsIn } from './entered-columns.ts';

type Language = 'ru' | 'en';

/** Columns with texts that exist in Russian only, and those that were written earlier in one language. */
const told = {
  bookings: [
    'rules_version',
    "(select string_agg(line ->> 'title', E'\\n') from jsonb_array_elements(price -> 'lines') line)",
  ],
  consent_texts: ['title', 'text'],
  slips: ['subject'],
  feedback: ['subject'],
  offices: ['name', 'address', 'directions'],
  signatories: ['last_name', 'first_name', 'patronymic', 'organization', 'title', 'power_number'],
  signing_lines: ['name'],
  signings: ['stop_text'],
  eds_orders: ['visit_address', "person ->> 'surname'", "person ->> 'name'", "person ->> 'patronymic'"],
} as const;

/**
 * Visits all kinds of pages that the person can reach.
 * @returns page and text, for texts in the other language
 */
export async function strayWords(page: Page, start: string, language: Language): Promise<string[]> {
  const found = new Map<string, string>();
  const waiting = [start];
  const opened = new Set<string>();
  await page.evaluate((locale) => {
    for (const key of ['locale', 'desk:locale']) localStorage.setItem(key, locale);
  }, language);
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    const pattern = patternOf(new URL(at));
    if (opened.has(pattern)) continue;
    opened.add(pattern);
    await page.goto(at);
    await page.locator('h1, h2').first().waitFor({ timeout: 15_000 });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), null, {
      timeout: 15_000,
    });
    for (const text of await textsOf(page)) found.set(text, pattern);
    waiting.push(...(await pagesFrom(page)));
  }
  // Other journeys write meanwhile: the shown texts are in the database by now.
  const known = language === 'en' ? await enteredWords() : [];
  return [...found]
    .filter(([text]) => isStray(text, language, known))
    .map(([text, where]) => `${where} «${text}»`);
}

async function enteredWords(): Promise<string[]> {
  const texts = await Promise.all([enteredColumns, enteredForAll, told].map(textsIn));
  const words = texts.flat().flatMap((text) => text.split('\n'));
  const named = brand.social.map(({ title }) => title);
  return [...new Set([...words, ...named].map(plain))]
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length);
}

/** Visible texts and those for screen readers; quotes in another language are marked as such. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const inOwn = (element: Element) => {
      const other = element.closest('[lang]');
      return other === null || other === document.documentElement;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style') && parent.checkVisibility() && inOwn(parent))
        texts.add((node.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (inOwn(element)) texts.add(element.getAttribute(name) ?? '');
    return [...texts];
  });

/** Without the no-break spaces, which are added when a text is shown. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

/** Two initials in a round picture; «II кв. 2030» as a file of prices may say it. */
const asWritten = /^[А-ЯЁ]{1,2}$|“II кв\. \d{4}”/;

function isStray(shown: string, language: Language, known: readonly string[]): boolean {
  const text = plain(shown).replace(asWritten, '');
  if (language === 'ru') return /\bNo\.\s?\d/.test(text);
  const said = known.reduce((left, word) => left.replaceAll(word, ''), text);
  return /[а-яё]{2,}|№/i.test(said);
}

const pagesFrom = async (page: Page): Promise<string[]> => {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => !link.download && !link.target)
      .map(({ href }) => href),
  );
  const { origin } = new URL(page.url());
  return hrefs.filter((href) => {
    const { origin: there, pathname, hash } = new URL(href);
    return there === origin && isOwnPage(pathname) && pathname !== '/logout' && !hash;
  });
};
