import { setupI18n } from '@lingui/core';
import type { Locale, Translate } from './text/i18n.tsx';

/** Says messages of a catalogue, as it is written, the way a page says them; the pages have them compiled. */
export const wordsForTest = (locale: Locale, messages: Record<string, string>): Translate => {
  const own = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => own._(id, values);
};
