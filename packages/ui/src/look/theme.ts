/** What a person may choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';

/**
 * Sets the theme before the first paint: the address (`?theme=dark`), else the choice kept on this device,
 * else the system. Goes inline into <head>; the content security policy allows it by its hash.
 */
export const themeScript =
  '(function(){var q=/[?&]theme=(dark|light)\\b/.exec(location.search),s;' +
  "try{s=localStorage.getItem('theme')}catch(e){}" +
  "var t=q?q[1]:s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t})()';

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** On this page, whatever becomes of what the browser keeps. */
let present: Theme = 'system';

const kept = (): Theme => {
  try {
    const value = localStorage.getItem(key);
    return value === 'dark' || value === 'light' ? value : 'system';
  } catch {
    return present;
  }
};

const keep = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The browser keeps nothing, or has no room: the choice holds for this page.
  }
};

/** Keeps the choice and repaints at once. */
export const chooseTheme = (theme: Theme): void => {
  present = theme;
  keep(theme);
  document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
};

/**
 * Holds the choice in memory: the end of a session empties what the browser keeps of the address
 * (Clear-Site-Data), and the theme is the device's, not the session's.
 * @returns keeps it once more
 */
export const holdTheme = (): (() => void) => {
  present = kept();
  return () => keep(present);
};
