import { AppError } from './app-error.ts';
import type { Tx } from './database/db.ts';

/** A kind of news of a domain; declared in its `<name>.events.ts`. */
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
 * News goes upward: a later domain listens to an earlier one, in the same transaction as the fact. It is told
 * what is done, and may not refuse it: who acts asks a guard first.
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
