import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of passports. */
export const passportsErrors = {
  PASSPORT_INCOMPLETE: {
    status: 422,
    ru: 'Заполните паспорт полностью.',
    en: 'Fill in the passport completely.',
  },
  PASSPORT_CHECKED: {
    status: 409,
    ru: 'Паспорт проверен, здесь он не меняется. Запросите изменение в «Настройках».',
    en: 'The passport has been checked and is not changed here. Ask for a change in Settings.',
  },
  PASSPORT_ENDED: {
    status: 409,
    ru: 'Паспорт больше не действует. Впишите новый в «Настройках», и мы сделаем соглашение заново.',
    en: 'The passport is no longer good. Fill in the new one in Settings, and we will make the agreement anew.',
  },
  PASSPORT_SAME: {
    status: 422,
    ru: 'Это тот же паспорт. Измените данные или приложите новые сканы.',
    en: 'This is the same passport. Change the data or add new scans.',
  },
} as const satisfies Record<string, ErrorEntry>;
