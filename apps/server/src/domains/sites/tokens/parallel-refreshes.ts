import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { seal, unseal } from '../../../platform/files/sealed.ts';
import { tokenHash } from '../../identity/public.ts';
import { answerOf, keepAnswer } from '../visits/answers.repo.ts';
import { SpentByParallelCall } from './exchanges.repo.ts';
import { graceMs } from './payloads.repo.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** A refresh request of an authenticated client. */
export interface Refresh {
  readonly token: string;
  readonly clientId: string;
  readonly scope: string | undefined;
}

const use = 'oidc-answer';
const patienceMs = 3000;
const lookEveryMs = 50;

/**
 * Two tabs of one person send the same refresh token at once: both get the same successor, within ten seconds
 * (promise 15). The answer is stored under the token's hash and encrypted with the token, so that only its
 * holder can read it.
 */
export function openParallelRefreshes(deps: Deps) {
  const running = new Map<string, Promise<unknown>>();
  return async (asked: Refresh, refresh: () => Promise<unknown>): Promise<unknown> => {
    const id = tokenHash([asked.token, asked.clientId, asked.scope ?? ''].join('\0'));
    const twin = running.get(id);
    if (twin) return twin;
    const own = answer(deps, id, asked.token, refresh).finally(() => running.delete(id));
    running.set(id, own);
    return own;
  };
}

async function answer(deps: Deps, id: string, token: string, refresh: () => Promise<unknown>) {
  const known = await readAnswer(deps, id, token);
  if (known) return known;
  try {
    const body = await refresh();
    const expiresAt = new Date(deps.clock.now().getTime() + graceMs);
    await keepAnswer(deps.db, { id, sealed: seal(token, use, JSON.stringify(body)), expiresAt });
    return body;
  } catch (error) {
    if (!(error instanceof SpentByParallelCall)) throw error;
    return await waitForParallelCall(deps, id, token);
  }
}

/** Waits for the answer of a parallel call on another node. */
async function waitForParallelCall(deps: Deps, id: string, token: string): Promise<unknown> {
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    const known = await readAnswer(deps, id, token);
    if (known) return known;
    await wait(lookEveryMs);
  }
  throw new SpentByParallelCall();
}

async function readAnswer({ db, clock }: Deps, id: string, token: string): Promise<unknown> {
  const sealed = await answerOf(db, id, clock.now());
  return sealed === undefined ? undefined : JSON.parse(unseal(token, use, sealed));
}
