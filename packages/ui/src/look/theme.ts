/** The choices of a person; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

const key = 'theme';

/**
 * Sets the theme before the first paint: from the address (`?theme=dark`), else the choice stored on this
 * device, else the system's. Inlined into <head>; the content security policy allows it by its hash.
 */
export const themeScript =
  '(function(){var q=/[?&]theme=(dark|light)\\b/.exec(location.search),s;' +
  "try{s=localStorage.getItem('theme')}catch(e){}" +
  "var t=q?q[1]:s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t})()';

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The choice on this page, even when the browser stores nothing. */
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
    // The browser stores nothing, or has no room: the choice lasts for this page.
  }
};

/** Stores the choice and repaints at once. */
export const chooseTheme = (theme: Theme): void => {
  present = theme;
  keep(theme);
  document.documentElement.dataset.theme = theme === 'system' ? systemTheme() : theme;
};

/**
 * Remembers the choice: the end of a session clears the browser's storage (Clear-Site-Data), but the theme
 * belongs to the device.
 * @returns the function that stores it again
 */
export const holdTheme = (): (() => void) => {
  present = kept();
  return () => keep(present);
};
