import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { passportDecided } from '../passports.events.ts';
import { passportWords } from './passport-words.ts';

/** Notifies a person of the desk's decision about his passport, in the cabinet and by letter. */
export function tellOfPassports(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(passportDecided, async (tx, { userId, decision, at }) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail'],
      userId,
      fact: `passport:${userId}:${decision}:${at.toISOString()}`,
      words: passportWords[decision],
      tags: [notificationTags.forYou],
      link: path('profile'),
      at,
    });
  });
}
