import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { keysGone } from '../passkeys.events.ts';
import { passkeyWords } from './passkey-words.ts';

/**
 * Tells a person in the cabinet, too, that his keys are gone: by letter and SMS the domain of keys has told
 * him at once.
 */
export function tellOfPasskeys(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(keysGone, async (tx, { userId, ids: [first], at }) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      userId,
      fact: `passkeys:${first}:gone`,
      words: passkeyWords.gone,
      tags: [],
      link: path('profile'),
      at,
    });
  });
}
