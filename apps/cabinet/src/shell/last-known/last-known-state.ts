import { deviceStore } from '@novosel/client/browser/browser-store.ts';
import { onSessionEnd } from '@novosel/client/calls/session.ts';
import type { DealSummary } from '@novosel/contract/deals/endpoints.ts';
import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';

/**
 * The last known state of the cabinet, for a visit without a connection: own deals, their next steps, titles
 * of documents. No sums, no names of people, no uploaded files: personal data is never stored (promise 52).
 */
export interface LastKnown {
  readonly user: number;
  /** When the server answered, ISO 8601. */
  readonly at: string;
  readonly deals: readonly Pick<DealSummary, 'estate' | 'number' | 'turn'>[];
  readonly documents: readonly Pick<DocumentSummary, 'id' | 'title' | 'createdAt' | 'signedAt'>[];
}

const place = 'last-known';

export const keepLastKnown = (state: LastKnown): void => void deviceStore.keep(place, JSON.stringify(state));

/** The saved state; undefined when there is none. */
export const readLastKnown = (): LastKnown | undefined => {
  try {
    return JSON.parse(deviceStore.read(place) ?? 'null') as LastKnown | undefined;
  } catch {
    return undefined;
  }
};

/** Deletes it: the session is over, or the visitor is a guest. */
export const forgetLastKnown = (): void => deviceStore.forget(place);

onSessionEnd(forgetLastKnown);
