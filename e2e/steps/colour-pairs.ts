import type { Page } from '@playwright/test';
import { allMoved } from './axe.ts';

/** A colour as the screen shows it, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** What some text of a page is written in, and on. */
interface Pair {
  readonly ink: Rgb;
  readonly ground: Rgb;
  /** CSS pixels. */
  readonly size: number;
  readonly weight: number;
  /** One element where it is so. */
  readonly where: string;
}

/**
 * Texts whose colour is too near to that of their ground (WCAG 1.4.3), in a line each. All that a theme changes are
 * pairs of colours, and a page has a few dozen of them: they are asked for at a tenth of what axe takes.
 */
export async function faintPairs(page: Page, within: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(allMoved);
  const pairs = await page.evaluate(collectPairs, [...within]);
  return pairs.filter(isFaint).map(tell);
}

function isFaint({ ink, ground, size, weight }: Pair): boolean {
  const large = size >= 24 || (size >= 18.66 && weight >= 700);
  // Rounded as axe does, so that 4.499 is not called too little by one of the two.
  return Math.floor(contrast(ink, ground) * 100) / 100 < (large ? 3 : 4.5);
}

const tell = ({ ink, ground, size, where }: Pair): string =>
  `colour-contrast ${where}: ${contrast(ink, ground).toFixed(2)} of rgb(${ink.join(' ')}) on rgb(${ground.join(' ')}), ${size} px`;

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

/** Runs in the page. What lies on a picture or a gradient is left out, as axe leaves it out. */
function collectPairs(within: string[]): Pair[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, readonly [number, number, number, number]>();
  const colourOf = (css: string) => {
    let colour = known.get(css);
    if (!colour && brush) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      colour = [red, green, blue, alpha / 255];
      known.set(css, colour);
    }
    return colour ?? ([0, 0, 0, 0] as const);
  };
  const over = (top: readonly [number, number, number, number], share: number, ground: Rgb): Rgb => {
    const alpha = top[3] * share;
    const mix = (place: 0 | 1 | 2) => Math.round(top[place] * alpha + ground[place] * (1 - alpha));
    return [mix(0), mix(1), mix(2)];
  };
  interface Ground {
    readonly colour: Rgb;
    /** Of all that lies around, multiplied. */
    readonly opacity: number;
  }
  const grounds = new Map<Element | null, Ground | undefined>([
    [null, { colour: [255, 255, 255], opacity: 1 }],
  ]);
  const groundOf = (element: Element | null): Ground | undefined => {
    if (grounds.has(element)) return grounds.get(element);
    const style = getComputedStyle(element as Element);
    const above = groundOf((element as Element).parentElement);
    const opacity = (above?.opacity ?? 1) * Number(style.opacity);
    const own = colourOf(style.backgroundColor);
    const opaque = own[3] === 1 && opacity === 1;
    const ground =
      style.backgroundImage !== 'none' || (!above && !opaque)
        ? undefined
        : { colour: over(own, opacity, above?.colour ?? [255, 255, 255]), opacity };
    grounds.set(element, ground);
    return ground;
  };
  const off = '[disabled], [aria-disabled=true], [inert], [aria-hidden=true]';
  const isOff = (element: Element) =>
    element.closest(off) !== null ||
    [...(element.closest('label')?.querySelectorAll(':disabled') ?? [])].length > 0;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const clipped = getComputedStyle(element).clipPath !== 'none' || width <= 1 || height <= 1;
    return !clipped && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const pairs = new Map<string, Pair>();
  const note = (element: Element) => {
    const ground = groundOf(element);
    if (!ground || isOff(element) || !isSeen(element)) return;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ink = over(colourOf(color), ground.opacity, ground.colour);
    const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
    const key = [ink, ground.colour, size, weight].join('|');
    if (pairs.has(key)) return;
    const classes = [...element.classList].map((name) => `.${name}`).join('');
    const where = `${element.tagName.toLowerCase()}${classes} «${(element.textContent ?? '').trim().slice(0, 40)}»`;
    pairs.set(key, { ink, ground: ground.colour, size, weight, where });
  };
  for (const root of within.flatMap((one) => [...document.querySelectorAll(one)])) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.textContent?.trim() && text.parentElement) note(text.parentElement);
    for (const field of root.querySelectorAll('input, textarea, select')) {
      const value = (field as HTMLInputElement).value;
      if (
        value &&
        !['checkbox', 'radio', 'range', 'file', 'hidden'].includes((field as HTMLInputElement).type)
      )
        note(field);
    }
  }
  return [...pairs.values()];
}
