import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { contractMissed, findParties } from '../../deals/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { type AnswerNews, contractPromised, questionAnswered } from '../contracts.events.ts';

type Asked = Pick<AnswerNews, 'clause' | 'former'>;

/** Where the answer is read. */
const placeOfAnswer = {
  ru: ({ clause, former }: Asked) =>
    former === null
      ? `Пункт ${clause} договора. Ответ стоит рядом с пунктом.`
      : `Пункт ${clause} прежней редакции №\u00a0${former}. Ответ стоит на странице договора.`,
  en: ({ clause, former }: Asked) =>
    former === null
      ? `Clause ${clause} of the contract. The answer stands beside it.`
      : `Clause ${clause} of the former version No.\u00a0${former}. The answer stands on the page of the contract.`,
};

/**
 * Tells whoever has asked at a contract that the lawyer has answered, and every party of another day of a
 * late one, and that it has passed.
 */
export function tellOfContracts(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(questionAnswered, async (tx, { questionId, userId, estateId, number, at, ...asked }) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail'],
      userId,
      fact: `contract-answer:${questionId}`,
      words: {
        ru: {
          title: `Сделка ${number}: юрист ответил на вопрос`,
          text: placeOfAnswer.ru(asked),
        },
        en: {
          title: `Deal ${number}: the lawyer has answered`,
          text: placeOfAnswer.en(asked),
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
  deps.events.on(contractMissed, async (tx, { dealId, estateId, number, day, at }) => {
    const date = formatDate(day);
    for (const { userId } of await findParties(tx, dealId))
      await tellPerson(deps, tx, {
        kind: 'deal',
        by: ['mail'],
        userId,
        fact: `contract-missed:${dealId}:${day}`,
        words: {
          ru: {
            title: `Сделка ${number}: договор не готов`,
            text: `Обещали ${date}. Юрист назовёт новый день и причину. Бронь из-за этого не закончится.`,
          },
          en: {
            title: `Deal ${number}: the contract is not ready`,
            text: `It was promised on ${date}. The lawyer will name another day and why. The booking does not end for it.`,
          },
        },
        tags: [notificationTags.deal],
        link: path('dealContract', { estate: estateId }),
        at,
      });
  });
}
