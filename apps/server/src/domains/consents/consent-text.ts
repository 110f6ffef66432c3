import { hash } from 'node:crypto';
import type { ConsentKind, GivenKind } from '@novosel/contract/consents/endpoints.ts';
import { consentWords } from './consent-words.ts';

/** A text of a consent, with the hash of its exact bytes. */
export interface ConsentText {
  readonly sha256: string;
  readonly kind: GivenKind;
  readonly version: number;
  readonly locale: 'ru' | 'en';
  readonly title: string;
  readonly text: string;
}

/** The text in force. */
export function consentText(kind: ConsentKind, locale: 'ru' | 'en'): ConsentText {
  const { version, words } = consentWords[kind];
  return textOf({ kind, version, locale, ...words[locale] });
}

interface Words extends Omit<ConsentText, 'sha256' | 'text'> {
  readonly paragraphs: readonly string[];
}

/** The bytes of a consent, with their hash. */
export function textOf({ paragraphs, ...of }: Words): ConsentText {
  const { title, version, locale } = of;
  const edition = locale === 'ru' ? `Редакция ${version}` : `Edition ${version}`;
  const text = `${[title, edition, ...paragraphs].join('\n\n')}\n`;
  return { ...of, sha256: hash('sha256', text), text };
}
