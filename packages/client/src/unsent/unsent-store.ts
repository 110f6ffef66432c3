import { deviceStore } from '../browser/browser-store.ts';
import type { Address, LooseInput } from '../calls/input.ts';
import { tellConnection } from '../live/connection.ts';

/**
 * An act that waits for the connection. It holds no personal data (promise 52): IDs of estates and
 * notifications.
 */
export interface Unsent {
  readonly endpoint: Address;
  readonly input: LooseInput;
  /** The same Idempotency-Key at every try, so that the act happens once (promise 35). */
  readonly key: string;
  readonly at: number;
}

const place = 'unsent';
/** In ms: the server remembers keys for 30 days, but a person forgets an older wish than this himself. */
const goodFor = 7 * 24 * 3600 * 1000;

/** The waiting acts, oldest first; they outlive the page. */
export const readUnsent = (): readonly Unsent[] => {
  try {
    const kept = JSON.parse(deviceStore.read(place) ?? '[]') as Unsent[];
    return kept.filter(({ at }) => Date.now() - at < goodFor);
  } catch {
    return [];
  }
};

const write = (acts: readonly Unsent[]) => {
  if (acts.length > 0) deviceStore.keep(place, JSON.stringify(acts));
  else deviceStore.forget(place);
  tellConnection();
};

export const keepUnsent = (act: Unsent): void => write([...readUnsent(), act]);

/** Forgets one act, or all of them without a key. */
export const forgetUnsent = (key?: string): void =>
  write(key === undefined ? [] : readUnsent().filter((act) => act.key !== key));

/** How many acts wait for the connection. */
export const unsentCount = (): number => readUnsent().length;
