import { hash } from 'node:crypto';
import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { consentWords } from './consent-words.ts';

/** A text that can be agreed to, and the hash of exactly its bytes. */
export interface ConsentText {
  readonly sha256: string;
  readonly kind: ConsentKind;
  readonly version: number;
  readonly locale: 'ru' | 'en';
  readonly title: string;
  readonly text: string;
}

/** The text in force. */
export function consentText(kind: ConsentKind, locale: 'ru' | 'en'): ConsentText {
  const { version, words } = consentWords[kind];
  const { title, paragraphs } = words[locale];
  const edition = locale === 'ru' ? `Редакция ${version}` : `Edition ${version}`;
  const text = `${[title, edition, ...paragraphs].join('\n\n')}\n`;
  return { sha256: hash('sha256', text), kind, version, locale, title, text };
}
