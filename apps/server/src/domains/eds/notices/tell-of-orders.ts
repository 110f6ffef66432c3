import type { EndReminder } from '@novosel/contract/eds/states.ts';
import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type TellDeps, tellPerson, type Words } from '../../notifications/public.ts';
import { orderNews } from '../eds.events.ts';
import type { OrderRow } from '../eds.repo.ts';
import { endWords, orderWords } from './order-words.ts';

interface Told {
  readonly fact: string;
  readonly words: Readonly<Record<'ru' | 'en', Words>>;
  readonly at: Date;
}

async function tellOwner(deps: TellDeps, tx: Tx, { userId }: OrderRow, told: Told): Promise<void> {
  await tellPerson(deps, tx, {
    kind: 'deal',
    by: ['sms', 'mail'],
    userId,
    ...told,
    tags: [notificationTags.forYou],
    link: path('edsSignatures'),
  });
}

/** Tells a person of his order in the cabinet, by SMS and by letter. */
export function tellOfOrders(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(orderNews, (tx, news) =>
    tellOwner(deps, tx, news.order, {
      fact: `certificate:${news.order.id}:${news.what}`,
      words: { ru: orderWords(news, 'ru'), en: orderWords(news, 'en') },
      at: news.at,
    }),
  );
}

/** Reminds a person that his certificate ends. */
export function remindOfEnd(
  deps: TellDeps,
  tx: Tx,
  order: OrderRow,
  days: EndReminder,
  at: Date,
): Promise<void> {
  const words = (locale: 'ru' | 'en') => endWords(order, days, at, locale);
  const fact = `certificate:${order.id}:ends-${days}`;
  return tellOwner(deps, tx, order, { fact, words: { ru: words('ru'), en: words('en') }, at });
}
