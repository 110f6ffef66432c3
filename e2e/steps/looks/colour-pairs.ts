import type { Page } from '@playwright/test';
import { allMoved } from './axe.ts';

/** A colour as displayed, 0 to 255 per channel. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Text and background colour of some text of a page. */
interface Pair {
  readonly ink: Rgb;
  readonly ground: Rgb;
  /** In CSS pixels. */
  readonly size: number;
  readonly weight: number;
  /** An example of an element with this pair. */
  readonly where: string;
}

/**
 * Texts with too little contrast to their background (WCAG 1.4.3), one per line. A theme changes only pairs
 * of colours, and a page has a few dozen of them: this takes a tenth of axe's time.
 */
export async function faintPairs(page: Page, within: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(allMoved);
  const pairs = await page.evaluate(collectPairs, [...within]);
  return pairs.filter(isFaint).map(tell);
}

function isFaint({ ink, ground, size, weight }: Pair): boolean {
  // In points, as WCAG counts and axe rounds: 18, or 14 in bold.
  const points = Math.ceil(size * 72) / 96;
  return contrast(ink, ground) < (points >= (weight >= 700 ? 14 : 18) ? 3 : 4.5);
}

const tell = ({ ink, ground, size, where }: Pair): string =>
  `colour-contrast ${where}: ${contrast(ink, ground).toFixed(2)} of ${rgbOf(ink)} on ${rgbOf(ground)}, ${size} px`;

const rgbOf = (colour: Rgb): string => `rgb(${colour.map(Math.round).join(' ')})`;

/** WCAG 2.2, «contrast ratio». */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page. Skips text on a picture, a drawing or a gradient, as axe does. */
function collectPairs(within: string[]): Pair[] {
  const memoize = <Key, Value>(make: (key: Key) => Value) => {
    const known = new Map<Key, Value>();
    return (key: Key): Value => {
      if (!known.has(key)) known.set(key, make(key));
      return known.get(key) as Value;
    };
  };
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const colourOf = memoize((css: string) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255] as const;
  });
  type Weights = readonly [one: number, other: number];
  const mix = (one: Rgb, other: Rgb, [share, rest]: Weights): Rgb => [
    one[0] * share + other[0] * rest,
    one[1] * share + other[1] * rest,
    one[2] * share + other[2] * rest,
  ];
  /** The background that an element draws on. */
  interface Ground {
    readonly colour: Rgb;
    /** The colour behind its text where it covers everything: it or a parent is semi-transparent. */
    readonly through: Rgb;
    /** The opacity of the text itself. */
    readonly opacity: number;
  }
  const paper: Ground = { colour: [255, 255, 255], through: [0, 0, 0], opacity: 1 };
  const paint = ([red, green, blue, alpha]: ReturnType<typeof colourOf>, share: number, ground: Ground) => {
    const covering = mix([red, green, blue], ground.through, [ground.opacity, 1]);
    return mix(covering, ground.colour, [alpha * share, 1 - alpha * share]);
  };
  const groundOf = memoize((element: Element | null): Ground | undefined => {
    if (!element) return paper;
    const above = groundOf(element.parentElement);
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = colourOf(backgroundColor);
    const share = Number(opacity);
    if (backgroundImage !== 'none' || element instanceof SVGElement) return undefined;
    if (!above) return own[3] * share === 1 ? { ...paper, colour: [own[0], own[1], own[2]] } : undefined;
    return {
      colour: paint(own, share, above),
      through: mix(above.through, above.colour, [share, 1 - share]),
      opacity: above.opacity * share,
    };
  });
  const isOff = (element: Element) => element.closest('[disabled], [aria-disabled=true], [inert]') !== null;
  const namesOff = memoize((id: string) => {
    const named = [...document.querySelectorAll(`[aria-labelledby~="${CSS.escape(id)}"]`)];
    return named.length > 0 && named.every(isOff);
  });
  /** Disabled elements, whose text need not be readable (WCAG 1.4.3, «Incidental»). */
  const isSpared = (element: Element) => {
    const control = element.closest('label')?.control;
    if (isOff(element) || (control && isOff(control))) return true;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (each.id && namesOff(each.id)) return true;
    return false;
  };
  /** Whether the element or a parent is visible to screen readers only. */
  const isClipped = memoize((element: Element | null): boolean => {
    if (!element) return false;
    const { clipPath, overflow } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hides = overflow !== 'visible' && (width <= 1 || height <= 1);
    return clipPath === 'inset(50%)' || hides || isClipped(element.parentElement);
  });
  const isSeen = (element: Element) =>
    !isClipped(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pairs = new Map<string, Pair>();
  const note = (element: Element, words: string | null) => {
    const ground = groundOf(element);
    if (!ground || isSpared(element) || !isSeen(element)) return;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ink = paint(colourOf(color), 1, ground);
    const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
    const key = [ink, ground.colour, size, weight].join('|');
    if (pairs.has(key)) return;
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    const where = `${element.tagName.toLowerCase()}${classes} «${words?.trim().slice(0, 40)}»`;
    pairs.set(key, { ink, ground: ground.colour, size, weight, where });
  };
  const textless = ['checkbox', 'radio', 'range', 'color', 'image', 'file', 'hidden'];
  for (const root of within.flatMap((one) => [...document.querySelectorAll(one)])) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.textContent?.trim() && text.parentElement)
        note(text.parentElement, text.parentElement.textContent);
    for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea, select'))
      if (field.value && !textless.includes(field.type)) note(field, field.value);
  }
  return [...pairs.values()];
}
