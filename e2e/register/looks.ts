/** How steady screens are compared: both widths and both themes once each, as far as the window reaches. */
export const looksOfScreens = [
  { width: 390, height: 844, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
] as const;

export const pictureOf = (screen: string, { width, theme }: (typeof looksOfScreens)[number]): string =>
  `${screen}-${width}-${theme}`;
