/** A message that is not acknowledged yet. */
export interface Waiting {
  /** Made here, the same at every try: the server keeps the message once (promise 51). */
  readonly id: string;
  readonly text: string;
  readonly at: string;
  /** The conversation in which it was tried: a lost answer is asked for again there and nowhere else. */
  readonly guid?: string | undefined;
  /** The server's words when it has refused this message for good. */
  readonly refused?: string;
}

/** What became of one try. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** Nobody knows yet, or not now: the same again in so many ms. */
  | { readonly kind: 'later'; readonly ms: number }
  /** The conversation is over and has not taken it. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly words: string };

interface OutboxParts {
  /** The conversation that is open now. */
  readonly present: () => Promise<string>;
  readonly send: (guid: string, message: Waiting) => Promise<Outcome>;
  /** What waits has changed: it is shown and kept over a reload. */
  readonly onChange: (waiting: readonly Waiting[]) => void;
  readonly wait: (act: () => void, ms: number) => () => void;
}

export interface Outbox {
  add(message: Waiting): void;
  drop(id: string): void;
  /** Tries at once: the connection is back. */
  wake(): void;
  stop(): void;
}

const silenceMs = 4000;

/** Sends messages one after another, each until the server has it, so that they stand in the order of writing. */
export const openOutbox = (parts: OutboxParts, kept: readonly Waiting[] = []): Outbox => {
  let waiting = kept;
  let working = false;
  let stopped = false;
  let cancel: (() => void) | undefined;
  const become = (next: readonly Waiting[]) => {
    waiting = next;
    if (!stopped) parts.onChange(waiting);
  };
  const change = (id: string, changed: Partial<Waiting>) =>
    become(waiting.map((message) => (message.id === id ? { ...message, ...changed } : message)));
  const without = (id: string) => become(waiting.filter((message) => message.id !== id));

  const tryOne = async (message: Waiting): Promise<number | undefined> => {
    const guid = message.guid ?? (await parts.present().catch(() => undefined));
    if (guid === undefined) return silenceMs;
    if (message.guid === undefined) change(message.id, { guid });
    const outcome = await parts.send(guid, message);
    if (outcome.kind === 'later') return outcome.ms;
    if (outcome.kind === 'sent') without(message.id);
    if (outcome.kind === 'refused') change(message.id, { refused: outcome.words });
    if (outcome.kind === 'closed') change(message.id, { guid: undefined });
    return undefined;
  };

  const work = async () => {
    if (working || stopped) return;
    working = true;
    cancel?.();
    let pause: number | undefined;
    while (!stopped && pause === undefined) {
      const next = waiting.find(({ refused }) => refused === undefined);
      if (!next) break;
      pause = await tryOne(next);
    }
    working = false;
    if (pause !== undefined && !stopped) cancel = parts.wait(() => void work(), pause);
  };

  void work();
  return {
    add(message) {
      become([...waiting, message]);
      void work();
    },
    drop: without,
    wake: () => void work(),
    stop() {
      stopped = true;
      cancel?.();
    },
  };
};
