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
  /** The title of a topic's act on the pages of its deal, with the grammatical cases of its estate's word. */
  readonly titleOf: (act: string, cases?: EstateCases) => string;
  readonly onClose: () => void;
  /** Called when the chat does not answer, so that there is nothing to show. */
  readonly onUnavailable: () => void;
}

interface ClientModule {
  readonly ChatClient: ComponentType<ChatClientProps>;
}

/** The exports of `/api/chat/script.mjs`: the page's ID, and the client. */
interface Script {
  readonly page: string;
  readonly client: () => Promise<ClientModule>;
}

const words: Catalogue = {
  ru: () => import('../../features/chat/locales/ru.po'),
  en: () => import('../../features/chat/locales/en.po'),
};

/** The client built with this page, from its own static files: S7-55, S7-56. */
const ofThisPage = (): Promise<ClientModule> => import('../../features/chat/chat-client.tsx');

const thisPage = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return entry ? new URL(entry.src).pathname : undefined;
};

/** S7-54. A script of another release would load a second React: the page's own client is used then. */
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
 * Loads the chat client: by the server's script when it knows the person's conversation, else the page's own.
 */
export const loadClient = async (): Promise<ClientModule> => {
  const load = async () => ((await knowsGuid()) ? ofScript().catch(ofThisPage) : ofThisPage());
  const [client] = await Promise.all([load(), addCatalogue(words), addCatalogue(dealsCatalogue)]);
  return client;
};
