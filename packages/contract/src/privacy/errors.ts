import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of the copy of data and the end of an account. */
export const privacyErrors = {
  EXPORT_DAY: { status: 422, ru: 'Новую копию можно после {until}.', en: 'The next copy: after {until}.' },
  DELETION_BLOCKED: { status: 422, ru: 'Удалить пока нельзя. {why}', en: 'It cannot be deleted yet. {why}' },
} as const satisfies Record<string, ErrorEntry>;
