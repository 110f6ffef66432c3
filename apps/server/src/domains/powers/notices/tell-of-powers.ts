import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { shortNameOf } from '../../identity/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { powerDecided } from '../powers.events.ts';
import { powerWords } from './power-words.ts';

/** Notifies both people of the decision about a power of attorney. */
export function tellOfPowers(deps: TellDeps & Pick<Context, 'events'>): void {
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
}
