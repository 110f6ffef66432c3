import { deskPatterns } from '../../shared/paths.ts';

export const chatPatterns = { all: '/chats', one: '/chats/:guid', to: deskPatterns.chatTo } as const;

export const chatsPath = chatPatterns.all;

/** A conversation beside the list; keeps the tab of the list. */
export const chatPath = (guid: string, search: string): string =>
  chatPatterns.one.replace(':guid', encodeURIComponent(guid)) + search;
