import { setupI18n } from '@lingui/core';
import type { Locale, Translate } from './text/i18n.tsx';

/** Formats messages of an uncompiled catalogue as a page does; pages use compiled ones. */
export const wordsForTest = (locale: Locale, messages: Record<string, string>): Translate => {
  const own = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => own._(id, values);
};
