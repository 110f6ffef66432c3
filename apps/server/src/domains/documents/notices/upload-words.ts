import type { Words } from '../../notifications/public.ts';

/** Notices about a person's files, in both languages. */
export const uploadWords = {
  infected: {
    ru: (fileName: string): Words => ({
      title: 'Файл убран: в нём вирус',
      text: `«${fileName}» открыть нельзя. Проверьте своё устройство и загрузите скан заново.`,
    }),
    en: (fileName: string): Words => ({
      title: 'A file was removed: it has a virus',
      text: `“${fileName}” cannot be opened. Check your device and upload the scan again.`,
    }),
  },
} as const;
