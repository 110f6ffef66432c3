import { deviceStore } from '@novosel/client/browser/browser-store.ts';
import { onSessionEnd } from '@novosel/client/calls/session.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';

/**
 * The cabinet's last known state, for a visit without a connection: own deals, their next steps, names of
 * papers. No sums, no names of people, no files of the person's own: personal data does not go into a storage
 * (promise 52).
 */
export interface LastKnown {
  readonly user: number;
  /** When the server said so. */
  readonly at: string;
  readonly deals: readonly Pick<DealSummary, 'estate' | 'number' | 'turn'>[];
  readonly documents: readonly Pick<DocumentSummary, 'id' | 'title' | 'createdAt' | 'signedAt'>[];
}

const place = 'last-known';

export const keepLastKnown = (state: LastKnown): void => void deviceStore.keep(place, JSON.stringify(state));

/** What is kept, undefined when nothing is. */
export const readLastKnown = (): LastKnown | undefined => {
  try {
    return JSON.parse(deviceStore.read(place) ?? 'null') as LastKnown | undefined;
  } catch {
    return undefined;
  }
};

/** Wipes it: the session is over, or the visitor is nobody. */
export const forgetLastKnown = (): void => deviceStore.forget(place);

onSessionEnd(forgetLastKnown);
