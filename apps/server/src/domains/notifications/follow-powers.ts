import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import { signedForPrincipal } from '../deals/public.ts';
import { powerDecided } from '../powers/public.ts';
import { powerWords, signedWords } from './power-words.ts';
import { shortNameOf } from './short-name.ts';
import { type TellDeps, tellPerson } from './tell-person.ts';

/** Tells both what became of a power of attorney, and a buyer what was signed in his name. */
export function followPowersForNotices(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(powerDecided, async (tx, { powerId, principalId, delegateId, decision, at }) => {
    const sides = [
      { side: 'principal', userId: principalId, other: delegateId },
      { side: 'delegate', userId: delegateId, other: principalId },
    ] as const;
    for (const { side, userId, other } of sides)
      await tellPerson(deps, tx, {
        kind: 'deal',
        by: ['mail'],
        userId,
        fact: `power:${powerId}:${decision}:${side}`,
        words: powerWords[decision][side](await shortNameOf(tx, other)),
        tags: [],
        link: path('profile'),
        at,
      });
  });
  deps.events.on(signedForPrincipal, async (tx, { principalId, delegateId, bookingId, estateId, at }) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['sms', 'mail'],
      userId: principalId,
      fact: `booking:${bookingId}:signed-for:${at.toISOString()}`,
      words: signedWords(await shortNameOf(tx, delegateId)),
      tags: [],
      link: path('dealView', { estate: estateId }),
      at,
    });
  });
}
