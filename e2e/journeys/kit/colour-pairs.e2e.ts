// Features: elements.
// Widths: wide, the page of elements is for a wide screen.
import { expect, type Page, test } from '@playwright/test';
import { paint } from '../../register.ts';
import { openElements } from '../../steps/browser/elements.ts';
import { findings } from '../../steps/looks/axe.ts';
import { faintPairs } from '../../steps/looks/colour-pairs.ts';

/** A contrast of 3.95: too little for text, enough for large text. */
const between = 'color: #808080; background: #fff';
const under = 'color: #a6a6a6; background: #fff';

type Faint = readonly [selector: string, words: string, style: string];

/**
 * Elements that get a style, by selector and text. Each pair of colours is unique, since our check names each
 * pair once.
 */
const faint: readonly Faint[] = [
  // On the background of the page, of a card and of the turn panel.
  ['#buttons p', 'Во всю ширину', 'color: color-mix(in srgb, var(--ink) 38%, var(--surface))'],
  [
    '#lists p',
    'Здесь появятся сообщения о сделке',
    'color: color-mix(in srgb, var(--ink) 35%, var(--surface-raised))',
  ],
  ['#deal p', 'Банк одобрил ипотеку', 'color: color-mix(in srgb, white 30%, var(--turn-surface))'],
  // Semi-transparent text, by its own colour or by its parents, also together with its background.
  ['#type p', 'Второй текст 14/20', 'color: rgb(from var(--ink) r g b / 0.33)'],
  ['#charts li', 'в продаже', 'opacity: 0.36'],
  [
    '#messages [class*=alert_root]',
    'Ключи выдаём',
    'opacity: 0.37; background: var(--surface-sunken); color: var(--ink)',
  ],
  ['#fields input', 'Королёва', 'color: #999; background: #fff'],
  // 24 px, 18.66 px in bold, and slightly less.
  ['#type p', 'Заголовок раздела 24/30', `${under}; font-size: 24px; font-weight: 400`],
  ['#type p', 'Заголовок карточки 20/26', `${under}; font-size: 18.66px; font-weight: 700`],
  ['#type p', 'Основной текст 16/24', `${between}; font-size: 18.6px; font-weight: 700`],
  ['#type p', 'Вводный текст 18/26', `${between}; font-size: 23.9px; font-weight: 600; line-height: 2`],
  // Visible, though hidden from screen readers.
  ['#files [aria-hidden=true]', 'JPG', `${under}; font-weight: 500`],
];

/**
 * Pairs that must not be reported: large text between 3 and 4.5, sufficient contrast, and text that nobody
 * must read.
 */
const spared: readonly Faint[] = [
  ['#type p', 'Заголовок страницы 28/34', `${between}; font-weight: 400`],
  ['#type p', 'Подпишите договор', `${between}; font-size: 18.66px; font-weight: 700`],
  // The background is semi-transparent together with its text, so their contrast stays.
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

/** The texts with too little contrast, as both checks find them. */
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

/** The text by which the list above names it; the catalogue adds no-break spaces. */
function known(text: string): string {
  const plain = text.replaceAll('\u00a0', ' ');
  return faint.find(([, words]) => plain.startsWith(words))?.[1] ?? plain;
}

/** Runs in the page; throws when no element has such a text yet. */
function makeFaint(all: Faint[]): void {
  for (const [selector, words, style] of all) {
    const one = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
      ((each as HTMLInputElement).value || each.textContent || '').replaceAll('\u00a0', ' ').includes(words),
    );
    if (!one) throw new Error(`no ${selector} says «${words}»`);
    one.style.cssText += `; ${style}`;
  }
}
