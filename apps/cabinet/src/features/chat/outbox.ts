import { openQueue } from '@novosel/client/queue/queue.ts';
import type { DealTopic } from '../../shared/support/chat-door.ts';

/** A file of a message that is not acknowledged yet. */
export interface WaitingFile {
  readonly key: string;
  readonly title: string;
  /** The server's identifier, once it has the bytes. */
  readonly id?: string | undefined;
}

/** A message that is not acknowledged yet. */
export interface Waiting {
  /** Made here, the same at every try: the server keeps the message once (promise 51). */
  readonly id: string;
  readonly text: string;
  readonly files: readonly WaitingFile[];
  readonly topic?: DealTopic | undefined;
  readonly at: string;
  /** The conversation in which it was tried: a lost answer is asked for again there and nowhere else. */
  readonly guid?: string | undefined;
  /** The server's words when it has refused this message for good. */
  readonly refused?: string;
}

/** Nobody knows yet, or not now: the same again in so many ms. */
interface Later {
  readonly kind: 'later';
  readonly ms: number;
}
interface Refused {
  readonly kind: 'refused';
  readonly words: string;
}

/** What became of one try. */
export type Outcome =
  | { readonly kind: 'sent' }
  | Later
  /** The conversation is over and has not taken it. */
  | { readonly kind: 'closed' }
  /** The person may not see the deal any longer: the message is sent without its topic. */
  | { readonly kind: 'no-topic' }
  | Refused;

/** What became of the bytes of a file. */
export type Stored = { readonly kind: 'stored'; readonly id: string } | Later | Refused;

interface OutboxParts {
  /** The conversation that is open now. */
  readonly present: () => Promise<string>;
  readonly store: (file: WaitingFile) => Promise<Stored>;
  readonly send: (guid: string, message: Waiting) => Promise<Outcome>;
  /** What waits has changed: it is shown and kept over a reload. */
  readonly onChange: (waiting: readonly Waiting[]) => void;
}

export interface Outbox {
  add(message: Waiting): void;
  drop(id: string): void;
  /** Tries at once: the connection is back. */
  wake(): void;
  stop(): void;
}

const silenceMs = 4000;

/**
 * Sends messages one after another, each until the server has it, so that they stand in the order of writing.
 */
export const openOutbox = (parts: OutboxParts, kept: readonly Waiting[] = []): Outbox => {
  let waiting = kept;
  let stopped = false;
  const become = (next: readonly Waiting[]) => {
    waiting = next;
    if (!stopped) parts.onChange(waiting);
  };
  const change = (id: string, changed: Partial<Waiting>) =>
    become(waiting.map((message) => (message.id === id ? { ...message, ...changed } : message)));
  const without = (id: string) => become(waiting.filter((message) => message.id !== id));
  const present = (id: string) => waiting.find((message) => message.id === id);

  /** Stores what the server does not have yet, and names it in the message. */
  const storeFiles = async ({
    id,
    files,
  }: Waiting): Promise<Exclude<Stored, { kind: 'stored' }> | undefined> => {
    for (const file of files.filter((one) => one.id === undefined)) {
      const stored = await parts.store(file);
      if (stored.kind !== 'stored') return stored;
      const named = (one: WaitingFile) => (one.key === file.key ? { ...one, id: stored.id } : one);
      change(id, { files: (present(id)?.files ?? []).map(named) });
    }
    return undefined;
  };

  const sendOne = async (message: Waiting): Promise<Outcome> => {
    const guid = message.guid ?? (await parts.present().catch(() => undefined));
    if (guid === undefined) return { kind: 'later', ms: silenceMs };
    if (message.guid === undefined) change(message.id, { guid });
    const unstored = await storeFiles(message);
    const ready = present(message.id);
    if (unstored) return unstored;
    // Dropped while its files were on their way: there is nothing to send any more.
    return ready ? parts.send(guid, ready) : { kind: 'sent' };
  };

  const tryOne = async (message: Waiting): Promise<number | undefined> => {
    const outcome = await sendOne(message);
    if (outcome.kind === 'later') return outcome.ms;
    if (outcome.kind === 'sent') without(message.id);
    if (outcome.kind === 'refused') change(message.id, { refused: outcome.words });
    if (outcome.kind === 'closed') change(message.id, { guid: undefined });
    if (outcome.kind === 'no-topic') change(message.id, { topic: undefined });
    return undefined;
  };

  const queue = openQueue({
    next: () => (stopped ? undefined : waiting.find(({ refused }) => refused === undefined)),
    send: tryOne,
  });
  queue.start();
  return {
    add(message) {
      become([...waiting, message]);
      queue.start();
    },
    drop: without,
    wake: queue.wake,
    stop() {
      stopped = true;
      queue.rest();
    },
  };
};
