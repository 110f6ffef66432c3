import type { getChatDesk } from '@novosel/contract/chat/endpoints.ts';
import { chatRoles, deskPresenceMinutes, usualWait } from '@novosel/contract/chat/rules.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { after } from '../../../platform/clock.ts';
import { deskIsPresent, usualWaitSince } from './presence.repo.ts';

type Presence = AnswerOf<typeof getChatDesk>['data'];

/** Cached for a minute: every open chat asks for it, and the answer is the same for all. */
const keptMs = 60_000;
const daySeconds = 24 * 60 * 60;

/**
 * Makes a function that tells whether the desk is present and how long an answer takes; it queries the
 * database at most once a minute.
 */
export function openPresence({ db, clock }: Pick<Context, 'db' | 'clock'>): () => Promise<Presence> {
  let kept: { readonly at: number; readonly answer: Promise<Presence> } | undefined;
  const ask = async (now: Date): Promise<Presence> => {
    const [present, { answers, seconds }] = await Promise.all([
      deskIsPresent(db, chatRoles, after(now, -deskPresenceMinutes * 60)),
      usualWaitSince(db, after(now, -usualWait.days * daySeconds)),
    ]);
    const told = seconds !== null && answers >= usualWait.leastAnswers;
    return { present, usualWaitSeconds: told ? Math.round(seconds) : null };
  };
  return () => {
    const now = clock.now();
    if (kept && now.getTime() - kept.at < keptMs) return kept.answer;
    const answer = ask(now);
    kept = { at: now.getTime(), answer };
    // A failure is not cached: the next call queries again.
    answer.catch(() => {
      kept = undefined;
    });
    return answer;
  };
}
