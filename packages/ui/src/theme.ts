/** What a person may choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';

/**
 * Sets the theme before the first paint: the address (`?theme=dark`), else the choice kept on this device, else the system.
 * Goes inline into <head>; the content security policy allows it by its hash.
 */
export const themeScript =
  '(function(){var q=/[?&]theme=(dark|light)\\b/.exec(location.search),s;' +
  "try{s=localStorage.getItem('theme')}catch(e){}" +
  "var t=q?q[1]:s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t})()';

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The choice kept on this device. */
export const readTheme = (): Theme => {
  const kept = localStorage.getItem(key);
  return kept === 'dark' || kept === 'light' ? kept : 'system';
};

/** Keeps the choice and repaints at once. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
};
