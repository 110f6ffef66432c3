import { deviceStore } from '@novosel/client/browser/browser-store.ts';
import {
  activateLocale,
  addCatalogue,
  type Catalogue,
  type Locale,
  locales,
  presentLocale,
} from '@novosel/ui/text/i18n.tsx';
import { messages as russian } from '../locales/ru.po';

const key = 'desk:locale';

const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language kept on this device; Russian when none is. */
const keptLocale = (): Locale => {
  const kept = deviceStore.read(key);
  return isLocale(kept) ? kept : 'ru';
};

/** Changes the language of the page and keeps it on this device. */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  deviceStore.keep(key, locale);
  await activateLocale(locale);
};

/**
 * The end of a session empties what the browser keeps (Clear-Site-Data); the language is the device's, not
 * the session's.
 */
export const keepLocale = (): void => void deviceStore.keep(key, presentLocale());

/** Words of the frame: the first screen is never without them. */
const own: Catalogue = { ru: () => ({ messages: russian }), en: () => import('../locales/en.po') };

/** The words that every page needs, before the first of them is shown. */
export const startWords = async (): Promise<void> => {
  await addCatalogue(own);
  await activateLocale(keptLocale());
};
