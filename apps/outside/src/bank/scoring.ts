import { createHash, randomUUID } from 'node:crypto';
import { keep } from '../state.ts';
import type { World } from '../world.ts';
import { bankSentinelOf } from './sentinels.ts';
import type { StoredScoring } from './stored-answers.ts';

export interface ScoringRequest {
  surname: string;
  name: string;
  patronymic: string | null;
  birthday: string | null;
  phone: string | null;
  consent: { sha256: string; given_at: string };
}

const USUAL_MS = 2_000;
const SILENT_MS = 60 * 60 * 1000;

/**
 * The request of this key; a repeat returns the same one.
 * @returns undefined when the key was used for another request
 */
export function takeScoring(world: World, key: string, request: ScoringRequest): StoredScoring | undefined {
  const { scorings } = world.store.state;
  const requestHash = hashOf(JSON.stringify(request));
  const known = scorings.find((one) => one.key === key);
  if (known) return known.requestHash === requestHash ? known : undefined;
  const sentinel = bankSentinelOf(request.surname);
  const now = world.now().getTime();
  const wait = { Отказов: 0, Тишин: SILENT_MS, none: USUAL_MS }[sentinel ?? 'none'];
  const taken: StoredScoring = {
    id: randomUUID(),
    key,
    requestHash,
    person: personIn(request),
    askedAt: new Date(now).toISOString(),
    readyAt: new Date(now + wait).toISOString(),
    rating: sentinel === 'Отказов' ? null : ratingOf(request.phone ?? request.surname),
  };
  keep(scorings, taken);
  world.store.touch();
  return taken;
}

/** The person of a request, as the bank reads him. */
export const personIn = (
  asked: Pick<ScoringRequest, 'surname' | 'name' | 'patronymic' | 'birthday'>,
): string => [asked.surname, asked.name, asked.patronymic, asked.birthday].filter(Boolean).join(' ');

/** The bank's answer to a request at this moment. */
export function answerOf({ id, readyAt, rating }: StoredScoring, now: Date) {
  if (now < new Date(readyAt)) return { id, status: 'pending' };
  return rating === null
    ? { id, status: 'refused', reason: 'no_history' }
    : { id, status: 'ready', rating, rated_at: readyAt };
}

/** From 300 to 989, always the same for one person. */
function ratingOf(person: string): number {
  return 300 + (Number.parseInt(hashOf(person).slice(0, 8), 16) % 690);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
