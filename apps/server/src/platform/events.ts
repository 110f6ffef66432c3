import { AppError } from './app-error.ts';
import type { Tx } from './database/db.ts';

/** A kind of event of a domain; declared in its `<name>.events.ts`. */
export interface EventKind<Payload> {
  readonly name: string;
  /** Only for the compiler: ties the kind to its payload. */
  readonly payload?: Payload;
}

export function eventKind<Payload>(name: string): EventKind<Payload> {
  return { name };
}

type Listener = (tx: Tx, payload: never) => Promise<unknown>;

/**
 * Later domains subscribe to events of earlier ones, in the transaction of the change. A listener cannot
 * refuse what has happened: refusals come from a guard that is called before.
 */
export interface Events {
  on<Payload>(kind: EventKind<Payload>, listener: (tx: Tx, payload: Payload) => Promise<unknown>): void;
  publish<Payload>(tx: Tx, kind: EventKind<Payload>, payload: Payload): Promise<void>;
}

export function openEvents(): Events {
  const listeners = new Map<string, Listener[]>();
  return {
    on(kind, listener) {
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), listener as Listener]);
    },
    async publish(tx, kind, payload) {
      for (const listener of listeners.get(kind.name) ?? [])
        await listener(tx, payload as never).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
          throw new Error(`a listener refuses ${kind.name} with ${error.code}`, { cause: error });
        });
    },
  };
}
