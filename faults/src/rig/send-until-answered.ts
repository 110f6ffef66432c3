import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, readAnswer } from '@novosel/testing/http.ts';
import type { Trial } from './fault.ts';

/** Whether to retry: a copy of the request is in progress, or the process is restarting. */
export function isRetryable(answer: Answer): boolean {
  return answer.status === 503 || readAnswer(answer).code === 'IDEMPOTENCY_IN_FLIGHT';
}

/** Sends the same request until one of the addresses answers it. */
export async function sendUntilAnswered(
  { house, random }: Pick<Trial, 'house' | 'random'>,
  ask: (origin: string) => Promise<Answer>,
  origins: readonly string[] = house.apps.map(({ origin }) => origin),
): Promise<Answer> {
  for (;;) {
    const answer = await ask(random.pick(origins)).catch(() => undefined);
    if (answer && !isRetryable(answer)) return answer;
    await sleep(random.between(10, 60));
  }
}
