import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { keep, type Store } from './state.ts';
import type { News, StoredNotice } from './stored-notice.ts';

interface NotifierOptions<Event, Body> {
  /** Where this notifier stores its notifications. */
  list: StoredNotice<Event, Body>[];
  url: string;
  /** Milliseconds before the second, third … attempt; after the last one it stops trying. */
  retryDelaysMs: readonly number[];
  timeoutMs: number;
}

/**
 * Posts notifications without a signature, as YooKassa does, until the client answers 200. Undelivered ones
 * survive a restart. Only first attempts keep the order of sending.
 */
export class Notifier<Event extends string, Body extends object> {
  readonly #store: Store;
  readonly #options: NotifierOptions<Event, Body>;
  readonly #stopped = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(store: Store, options: NotifierOptions<Event, Body>) {
    this.#store = store;
    this.#options = options;
  }

  /** Sends notifications one after another; returns at once. */
  send(news: readonly News<Event, Body>[]): void {
    const stored = news.map(
      ({ event, object }): StoredNotice<Event, Body> => ({
        id: randomUUID(),
        event,
        object: structuredClone(object),
        at: new Date().toISOString(),
        tries: 0,
        state: 'waiting',
        lastAnswer: null,
      }),
    );
    for (const notification of stored) keep(this.#options.list, notification);
    this.#store.touch();
    this.#run(async () => {
      for (const notification of stored) {
        await this.#attempt(notification);
        if (notification.state === 'waiting') this.#run(() => this.#retry(notification));
      }
    });
  }

  /** Continues with notifications that an earlier run left undelivered. */
  resume(): void {
    for (const notification of this.#options.list) {
      if (notification.state === 'waiting') this.#run(() => this.#retry(notification));
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#underWay);
  }

  #run(work: () => Promise<void>): void {
    const promise = work().finally(() => this.#underWay.delete(promise));
    this.#underWay.add(promise);
  }

  async #retry(notification: StoredNotice<Event, Body>): Promise<void> {
    while (notification.state === 'waiting' && !this.#stopped.signal.aborted) {
      const pause = this.#options.retryDelaysMs[notification.tries - 1] ?? 0;
      await wait(pause, undefined, { signal: this.#stopped.signal, ref: false }).catch(() => {});
      await this.#attempt(notification);
    }
  }

  async #attempt(notification: StoredNotice<Event, Body>): Promise<void> {
    const { url, retryDelaysMs, timeoutMs } = this.#options;
    const { event, object } = notification;
    const answer = await post(url, { type: 'notification', event, object }, [
      this.#stopped.signal,
      AbortSignal.timeout(timeoutMs),
    ]);
    // An attempt cut off by our own stop says nothing about the client.
    if (this.#stopped.signal.aborted) return;
    notification.tries += 1;
    notification.lastAnswer = answer;
    if (answer === '200') notification.state = 'delivered';
    else if (notification.tries > retryDelaysMs.length) notification.state = 'failed';
    this.#store.touch();
  }
}

/** The status of the answer, or the cause of the failure. */
async function post(url: string, body: object, signals: AbortSignal[]): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}
