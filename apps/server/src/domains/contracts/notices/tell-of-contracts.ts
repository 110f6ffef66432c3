import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { findParties } from '../../deals/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { contractPromised, questionAnswered } from '../contracts.events.ts';

/**
 * Tells whoever has asked at a contract that the lawyer has answered, and every party of another day of a
 * late one.
 */
export function tellOfContracts(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(questionAnswered, async (tx, { questionId, userId, estateId, number, clause, at }) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail'],
      userId,
      fact: `contract-answer:${questionId}`,
      words: {
        ru: {
          title: `Сделка ${number}: юрист ответил на вопрос`,
          text: `Пункт ${clause} договора. Ответ стоит рядом с пунктом.`,
        },
        en: {
          title: `Deal ${number}: the lawyer has answered`,
          text: `Clause ${clause} of the contract. The answer stands beside it.`,
        },
      },
      tags: [notificationTags.deal],
      link: path('dealContract', { estate: estateId }),
      at,
    });
  });
  deps.events.on(contractPromised, async (tx, { promiseId, dealId, estateId, number, day, reason, at }) => {
    const date = formatDate(day);
    for (const { userId } of await findParties(tx, dealId))
      await tellPerson(deps, tx, {
        kind: 'deal',
        by: ['mail'],
        userId,
        fact: `contract-promise:${promiseId}`,
        words: {
          ru: { title: `Сделка ${number}: договор будет готов ${date}`, text: reason },
          en: { title: `Deal ${number}: the contract will be ready on ${date}`, text: reason },
        },
        tags: [notificationTags.deal],
        link: path('dealContract', { estate: estateId }),
        at,
      });
  });
}
