import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { levelChanged } from '../loyalty.events.ts';
import { levelWords } from './level-words.ts';
import { loyaltyNotice } from './loyalty-notice.ts';

/** Notifies a person of a new loyalty level. */
export function tellOfLevels(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(levelChanged, (tx, news) => {
    const fact = `loyalty:${news.code}:${news.at.toISOString()}`;
    return tellPerson(deps, tx, loyaltyNotice(news, levelWords, { fact, link: path('bonus') }));
  });
}
