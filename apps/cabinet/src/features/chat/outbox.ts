import { openQueue } from '@novosel/client/queue/queue.ts';
import type { DealTopic } from '../../shared/support/chat-door.ts';

/** A file of a message that the server has not acknowledged yet. */
export interface WaitingFile {
  readonly key: string;
  readonly title: string;
  /** The server's ID of the file, once it has the bytes. */
  readonly id?: string | undefined;
}

/** A message that the server has not acknowledged yet. */
export interface Waiting {
  /** Generated here, the same at every try: the server stores the message once (promise 51). */
  readonly id: string;
  readonly text: string;
  readonly files: readonly WaitingFile[];
  readonly topic?: DealTopic | undefined;
  readonly at: string;
  /** The conversation of the first try: after a lost answer the message is retried there and nowhere else. */
  readonly guid?: string | undefined;
  /** The server's message when it finally refused this one. */
  readonly refused?: string;
}

/** The outcome is unknown, or the server is busy: retry in so many ms. */
interface Later {
  readonly kind: 'later';
  readonly ms: number;
}
interface Refused {
  readonly kind: 'refused';
  readonly words: string;
}

/** The outcome of one try. */
export type Outcome =
  | { readonly kind: 'sent' }
  | Later
  /** The conversation was closed and has not taken the message. */
  | { readonly kind: 'closed' }
  /** The person may no longer see the deal: the message is sent without its topic. */
  | { readonly kind: 'no-topic' }
  | Refused;

/** The outcome of uploading a file. */
export type Stored = { readonly kind: 'stored'; readonly id: string } | Later | Refused;

interface OutboxParts {
  /** Resolves with the GUID of the open conversation. */
  readonly present: () => Promise<string>;
  readonly store: (file: WaitingFile) => Promise<Stored>;
  readonly send: (guid: string, message: Waiting) => Promise<Outcome>;
  /** Called when the waiting messages change: shows them and keeps them over a reload. */
  readonly onChange: (waiting: readonly Waiting[]) => void;
}

export interface Outbox {
  add(message: Waiting): void;
  drop(id: string): void;
  /** Retries at once: the connection is back. */
  wake(): void;
  stop(): void;
}

const silenceMs = 4000;

/** Sends messages one by one, each until the server has it, so that they stay in the order of writing. */
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

  /** Uploads the files that the server does not have yet, and names them in the message. */
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
    // The person deleted the message while its files were uploading: nothing is left to send.
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
