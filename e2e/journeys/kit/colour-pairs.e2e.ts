// Features: elements.
// Widths: wide, the page of elements is for a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { paint } from '../../register.ts';
import { openElements } from '../../steps/browser/elements.ts';
import { findings } from '../../steps/looks/axe.ts';
import { faintPairs } from '../../steps/looks/colour-pairs.ts';

/** Contrast of 3.95: too little for text, enough for large text. */
const between = 'color: #808080; background: #fff';
const under = 'color: #a6a6a6; background: #fff';

type Faint = readonly [selector: string, words: string, style: string];

/**
 * What gets a style, by a selector and its words; every pair of colours is another, since ours names each
 * pair once.
 */
const faint: readonly Faint[] = [
  // On the ground of the page, of a card and of the panel of the turn.
  ['#buttons p', 'Во всю ширину', 'color: color-mix(in srgb, var(--ink) 38%, var(--surface))'],
  [
    '#lists p',
    'Здесь появятся сообщения о сделке',
    'color: color-mix(in srgb, var(--ink) 35%, var(--surface-raised))',
  ],
  ['#deal p', 'Банк одобрил ипотеку', 'color: color-mix(in srgb, white 30%, var(--turn-surface))'],
  // Half-transparent ink, of its own and by what lies around, also together with its ground.
  ['#type p', 'Второй текст 14/20', 'color: rgb(from var(--ink) r g b / 0.33)'],
  ['#charts li', 'в продаже', 'opacity: 0.36'],
  [
    '#messages [class*=alert_root]',
    'Ключи выдаём',
    'opacity: 0.37; background: var(--surface-sunken); color: var(--ink)',
  ],
  ['#fields input', 'Королёва', 'color: #999; background: #fff'],
  // 24 px, 18.66 px in bold, and what is a little less.
  ['#type p', 'Заголовок раздела 24/30', `${under}; font-size: 24px; font-weight: 400`],
  ['#type p', 'Заголовок карточки 20/26', `${under}; font-size: 18.66px; font-weight: 700`],
  ['#type p', 'Основной текст 16/24', `${between}; font-size: 18.6px; font-weight: 700`],
  ['#type p', 'Вводный текст 18/26', `${between}; font-size: 23.9px; font-weight: 600; line-height: 2`],
  // Seen, though not read out.
  ['#files [aria-hidden=true]', 'JPG', `${under}; font-weight: 500`],
];

/** The same for large text between 3 and 4.5, for what can be read, and for what nobody needs to read. */
const spared: readonly Faint[] = [
  ['#type p', 'Заголовок страницы 28/34', `${between}; font-weight: 400`],
  ['#type p', 'Подпишите договор', `${between}; font-size: 18.66px; font-weight: 700`],
  // Its ground is half-transparent, its letters are not on it but with it.
  ['#messages [class*=alert_root]', 'Дальше ход банка', 'opacity: 0.56; background: #000; color: #fff'],
  ['#fields input[disabled]', '4019 003181', under],
  ['#fields label', 'Паспорт, серия и номер', under],
  ['#buttons button[aria-disabled=true]', 'Отправить', under],
  ['#choice label b', 'Банк', under],
  ['#stages .sr', 'Пройден', under],
];

test('our own look at pairs of colours finds what axe finds, in both themes', async ({ page }) => {
  await openElements(page);
  for (const theme of ['light', 'dark'] as const) {
    await paint(page, theme);
    expect.soft(await found(page), theme).toEqual({ ours: [], byAxe: [] });
  }
  await page.evaluate(makeFaint, [...faint, ...spared]);
  const words = faint.map(([, one]) => one).sort();
  for (const theme of ['dark', 'light'] as const) {
    await paint(page, theme);
    expect.soft(await found(page), theme).toEqual({ ours: words, byAxe: words });
  }
});

/** The words of what is too faint, by both. */
async function found(page: Page): Promise<{ ours: string[]; byAxe: string[] }> {
  const ours = (await faintPairs(page)).map((line) => /«(.*)»: /.exec(line)?.[1] ?? line);
  const lines = await findings(page, { rules: 'colours' });
  const byAxe = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const one = document.querySelector(selector);
        return (one instanceof HTMLInputElement ? one.value : one?.textContent)?.trim() ?? selector;
      }),
    lines.map((line) => line.replace(/^color-contrast (.*?): [\s\S]*$/, '$1')),
  );
  return { ours: ours.map(known).sort(), byAxe: byAxe.map(known).sort() };
}

/** The beginning by which the list above names it; hard spaces are put in by the catalogue. */
function known(text: string): string {
  const plain = text.replaceAll('\u00a0', ' ');
  return faint.find(([, words]) => plain.startsWith(words))?.[1] ?? plain;
}

/** Runs in the page; what has no such words yet is a mistake of the test. */
function makeFaint(all: Faint[]): void {
  for (const [selector, words, style] of all) {
    const one = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      ((each as HTMLInputElement).value || each.textContent || '').replaceAll('\u00a0', ' ').includes(words),
    );
    if (!one) throw new Error(`no ${selector} says «${words}»`);
    one.style.cssText += `; ${style}`;
  }
}
