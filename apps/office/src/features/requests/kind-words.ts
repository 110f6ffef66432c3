import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { wordOf } from '@novosel/contract/texts/word-list.ts';

/** The title of a request, by the field of the answer that names its kind. */
export const kindWords = ({ kinds, kindField }: RequestInbox, request: object, locale: 'ru' | 'en'): string =>
  wordOf(kinds, String(Object.entries(request).find(([name]) => name === kindField)?.[1]), locale);
