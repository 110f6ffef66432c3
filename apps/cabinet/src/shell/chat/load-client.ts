import { call } from '@novosel/client/calls/call.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { EstateCases } from '@novosel/contract/catalogue/kind-words.ts';
import { getChatGuid, getChatScript } from '@novosel/contract/chat/endpoints.ts';
import { addCatalogue, type Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { dealsCatalogue } from '../../shared/deal/deals-catalogue.ts';
import { queries } from '../../shared/page/queries.ts';
import type { ChatDoor } from '../../shared/support/chat-door.ts';

export interface ChatClientProps {
  readonly door: ChatDoor;
  /** What the act of a topic is called on the pages of its deal, with the cases of its estate's word. */
  readonly titleOf: (act: string, cases?: EstateCases) => string;
  readonly onClose: () => void;
  /** There is nothing to show: the chat does not answer. */
  readonly onUnavailable: () => void;
}

interface ClientModule {
  readonly ChatClient: ComponentType<ChatClientProps>;
}

/** What `/api/chat/script.mjs` says: of which page it is, and the client. */
interface Script {
  readonly page: string;
  readonly client: () => Promise<ClientModule>;
}

const words: Catalogue = {
  ru: () => import('../../features/chat/locales/ru.po'),
  en: () => import('../../features/chat/locales/en.po'),
};

/** The client that came with this page, from its own static files: S7-55, S7-56. */
const ofThisPage = (): Promise<ClientModule> => import('../../features/chat/chat-client.tsx');

const thisPage = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return entry ? new URL(entry.src).pathname : undefined;
};

/**
 * S7-54. A script of another release than the page's would bring another React: then the page's own serves.
 */
const ofScript = async (): Promise<ClientModule> => {
  const address = new URL(getChatScript.path, window.location.origin).href;
  const script = (await import(/* @vite-ignore */ address)) as Script;
  return script.page === thisPage() ? script.client() : ofThisPage();
};

const knowsGuid = async (): Promise<boolean> => {
  try {
    queries.setQueryData(queryFor(getChatGuid).queryKey, await call(getChatGuid));
    return true;
  } catch {
    return false;
  }
};

/**
 * Fetches the chat client: by the server's script when it knows the person's conversation, else the page's
 * own.
 */
export const loadClient = async (): Promise<ClientModule> => {
  const load = async () => ((await knowsGuid()) ? ofScript().catch(ofThisPage) : ofThisPage());
  const [client] = await Promise.all([load(), addCatalogue(words), addCatalogue(dealsCatalogue)]);
  return client;
};
