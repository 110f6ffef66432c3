import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import type { Words } from '@novosel/contract/texts/word-list.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

/** Key of the text for what an endpoint of the desk does. */
export const actKey = (act: string): string => `roles.act.${act}`;

/** A family's own text for its endpoint; undefined for endpoints of others. */
export function requestRight(act: string): Words | undefined {
  const [family, call = ''] = act.split('.');
  const rights: Partial<RequestInbox['rights']> | undefined = requestInboxes.find(
    ({ name }) => name === family,
  )?.rights;
  return Object.entries(rights ?? {}).find(([name]) => name === call)?.[1];
}

/** What an endpoint of the desk does, in words. */
export const rightWords = (act: string, t: Translate, locale: 'ru' | 'en'): string =>
  requestRight(act)?.[locale] ?? t(actKey(act));
