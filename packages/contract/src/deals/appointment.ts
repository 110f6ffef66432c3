import type { WordList } from '../texts/word-list.ts';

/** S3-79: where a person meets the staff. */
export const appointmentChannels = {
  office: { ru: 'В офисе', en: 'At the office' },
  call: { ru: 'По телефону', en: 'By phone' },
  video: { ru: 'Видеозвонок в кабинете', en: 'Video call in the cabinet' },
  Zoom: { ru: 'Zoom', en: 'Zoom' },
  Telegram: { ru: 'Telegram', en: 'Telegram' },
} as const satisfies WordList;
