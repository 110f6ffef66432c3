import { type ConsentKind, consentKinds } from '@novosel/contract/consents/endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { consentText } from './consent-text.ts';
import { findText } from './consents.repo.ts';

const isKind = (name: string): name is ConsentKind => consentKinds.some((kind) => kind === name);

/** The text in force, or the exact text that somebody agreed to. @throws AppError NOT_FOUND */
export async function readConsentText(db: Executor, asked: string, locale: 'ru' | 'en') {
  const found = isKind(asked) ? consentText(asked, locale) : await findText(db, asked);
  if (!found) throw new AppError('NOT_FOUND');
  return { text: found.text, fileName: `${found.title}, ${found.version}.txt` };
}
