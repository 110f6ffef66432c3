import { i18n, type Messages } from '@lingui/core';
import { I18nProvider, Trans, useLingui } from '@lingui/react';
import { type ComponentProps, createContext, type ReactNode, useCallback, useContext } from 'react';
import { glueMessages } from './glue-messages.ts';

/** Languages of the pages; Russian is the default, English is complete (S2.6-08). */
export type Locale = 'ru' | 'en';
export const locales: readonly Locale[] = ['ru', 'en'];
/** Values of the document's `lang`: S2.6-15, S2.6-16. */
/** The language of numbers and dates (S2.6-16). */
export const languageTag: Readonly<Record<Locale, string>> = { ru: 'ru', en: 'en-GB' };
export const defaultLocale: Locale = 'ru';

interface Compiled {
  messages: Messages;
}
type Load = () => Compiled | Promise<Compiled>;

/** One loader for each language, usually `() => import('../locales/ru.po')`. */
export type Catalogue = Record<Locale, Load>;

/** Values of a message's variables. */
export type TextValues = Record<string, string | number | Date>;

/** The function of `useText`: returns the text of a message ID with its values. */
export type Translate = (id: string, values?: TextValues) => string;

const catalogues = new Set<Catalogue>([
  { ru: () => import('../locales/ru.po'), en: () => import('../locales/en.po') },
]);

const load = async (locale: Locale, from: Iterable<Catalogue>) => {
  const loaded = await Promise.all([...from].map((catalogue) => catalogue[locale]()));
  const all: Messages = Object.assign({}, ...loaded.map((one) => one.messages));
  i18n.load(locale, locale === 'ru' ? glueMessages(all) : all);
};

/**
 * Adds the texts of an app or of one feature; resolves when those of the present language are loaded.
 * @throws what the loader throws
 */
export const addCatalogue = async (catalogue: Catalogue): Promise<void> => {
  if (catalogues.has(catalogue)) return;
  catalogues.add(catalogue);
  if (!i18n.locale) return;
  try {
    await load(i18n.locale as Locale, [catalogue]);
  } catch (error) {
    // The next caller retries a failed load.
    catalogues.delete(catalogue);
    throw error;
  }
};

/** Loads all added catalogues in a language and makes it the present one. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  await load(locale, catalogues);
  i18n.activate(locale);
  if (typeof document !== 'undefined') document.documentElement.lang = languageTag[locale];
};

/** The present language of the page, for code outside of components. */
export const presentLocale = (): Locale => i18n.locale as Locale;

/** A text for code outside of components (titles, loaders). */
export const text: Translate = (id, values) => i18n._(id, values);

/** Values that every message inside may use in addition to its own. */
const CommonValues = createContext<TextValues>({});
export const TextValuesProvider = CommonValues.Provider;

export const useText = (): Translate => {
  const { i18n: present } = useLingui();
  const common = useContext(CommonValues);
  return useCallback((id, values) => present._(id, { ...common, ...values }), [present, common]);
};

export const useLocale = (): Locale => useLingui().i18n.locale as Locale;

/** A message with elements inside: `<Text id="sign.agree" components={{ link: <a href="…" /> }} />`. */
export const Text = ({
  values,
  ...props
}: Pick<ComponentProps<typeof Trans>, 'id' | 'values' | 'components'>) => (
  <Trans {...props} values={{ ...useContext(CommonValues), ...values }} />
);

/** Provides the texts to everything inside; once at the root of an app. */
export const WordsProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
