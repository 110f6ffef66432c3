/** Each steady screen is compared once at both widths and in both themes, as far as the window shows it. */
export const looksOfScreens = [
  { width: 390, height: 844, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
] as const;

export const pictureOf = (screen: string, { width, theme }: (typeof looksOfScreens)[number]): string =>
  `${screen}-${width}-${theme}`;
