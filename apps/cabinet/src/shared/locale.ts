import { deviceStore } from '@novosel/client/browser/browser-store.ts';
import { activateLocale, addCatalogue, type Locale, locales, presentLocale } from '@novosel/ui/text/i18n.tsx';
import { messages as russian } from '../locales/ru.po';

const key = 'locale';

const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language stored on this device; Russian when none is (S2.6-08). */
export const keptLocale = (): Locale => {
  const kept = deviceStore.read(key);
  return isLocale(kept) ? kept : 'ru';
};

/** Changes the language of the page and stores it on this device. */
export const chooseLocale = async (locale: Locale): Promise<void> => {
  deviceStore.keep(key, locale);
  await activateLocale(locale);
};

/**
 * Stores the language again: the end of a session clears the browser's storage (Clear-Site-Data), but the
 * language belongs to the device.
 */
export const keepLocale = (): void => void deviceStore.keep(key, presentLocale());

/** Loads the texts that every page needs before the first of them is shown. */
export const startWords = async (): Promise<void> => {
  await addCatalogue({ ru: () => ({ messages: russian }), en: () => import('../locales/en.po') });
  await activateLocale(keptLocale());
};
