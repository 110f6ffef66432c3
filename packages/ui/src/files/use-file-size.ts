import { useCallback } from 'react';
import { useLocale, useText } from '../text/i18n.tsx';
import { fileSize } from './file-size.ts';

/** A size in words: «412 КБ», «3,3 МБ». */
export const useFileSize = (): ((bytes: number) => string) => {
  const t = useText();
  const locale = useLocale();
  return useCallback(
    (bytes) => {
      const { value, unit } = fileSize(bytes);
      return `${value.toLocaleString(locale)}\u00a0${t(`ui.file.unit.${unit}`)}`;
    },
    [t, locale],
  );
};
