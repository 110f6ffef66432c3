import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { keysGone } from '../passkeys.events.ts';
import { passkeyWords } from './passkey-words.ts';

/** Notifies a person in the cabinet that his passkeys were deleted; letter and SMS were sent at once. */
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
