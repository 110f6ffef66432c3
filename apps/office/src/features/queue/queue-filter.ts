import type { deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { QueryInputOf } from '@novosel/contract/wire/endpoint.ts';

type QueueQuery = QueryInputOf<typeof deskQueue>;
export type QueueFilter = Omit<QueueQuery, 'after'>;

export const queueTabs = ['all', 'staff', 'buyer', 'bank', 'registry', 'closed'] as const;
export type QueueTab = (typeof queueTabs)[number];

const isTab = (value: string | null): value is QueueTab => queueTabs.includes(value as QueueTab);

/** The tab of the address; all open deals when it names none. */
export const tabOf = (search: URLSearchParams): QueueTab => {
  const named = search.get('tab');
  return isTab(named) ? named : 'all';
};

/** The address of a tab; keeps the search. */
export const searchOf = (tab: QueueTab, search: URLSearchParams): string => {
  const next = new URLSearchParams(search);
  if (tab === 'all') next.delete('tab');
  else next.set('tab', tab);
  return next.size > 0 ? `?${next}` : '';
};

/** The query for the server; empty keys are left out, so that the plain queue has a plain address. */
export const filterOf = (tab: QueueTab, text: string): QueueFilter => ({
  ...(tab === 'closed' ? { closed: '1' as const } : tab === 'all' ? {} : { turn: tab }),
  ...(text.trim() && { text: text.trim() }),
});
