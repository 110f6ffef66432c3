import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { shortNameOf } from '../../identity/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { signedForPrincipal } from '../deals.events.ts';
import { signedWords } from './signed-words.ts';

/** Notifies a buyer that his trusted person has signed for him. */
export function tellOfSignings(deps: TellDeps & Pick<Context, 'events'>): void {
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
