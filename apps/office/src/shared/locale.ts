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

/** The language stored on this device; Russian when none is. */
const keptLocale = (): Locale => {
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

/** Texts of the frame; the Russian ones are bundled, so that the first screen always has them. */
const own: Catalogue = { ru: () => ({ messages: russian }), en: () => import('../locales/en.po') };

/** Loads the texts that every page needs before the first of them is shown. */
export const startWords = async (): Promise<void> => {
  await addCatalogue(own);
  await activateLocale(keptLocale());
};
