import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of screen sessions. */
export const screensErrors = {
  SCREEN_BUSY: {
    status: 409,
    ru: 'Экран этого человека сейчас просит или смотрит другой сотрудник. Повторите, когда он закончит.',
    en: 'A colleague is asking for or looking at this screen now. Try again when they have finished.',
  },
  SCREEN_OVER: {
    status: 409,
    ru: 'Просьба показать экран больше не действует.',
    en: 'The request to show the screen is no longer valid.',
  },
} as const satisfies Record<string, ErrorEntry>;
