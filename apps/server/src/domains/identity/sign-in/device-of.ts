/** The device's own description, with the product names of its makers; null when it is unknown. */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The order matters: each browser also names those it is derived from. */
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

/** The device of a User-Agent, only for display to its owner. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: firstOf(browsers, text), system: firstOf(systems, text) };
}
