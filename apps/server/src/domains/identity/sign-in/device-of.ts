/**
 * What a device says of itself, in the names that its makers gave; null where it says nothing that we know.
 */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The order decides: each browser names those that it descends from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Яндекс Браузер'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (known: typeof browsers, text: string): string | null =>
  known.find(([mark]) => mark.test(text))?.[1] ?? null;

/** The device of a User-Agent, for its owner's eyes: nothing is decided by it. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
