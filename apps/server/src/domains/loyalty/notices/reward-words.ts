import type { RewardStep } from '@novosel/contract/loyalty/rewards.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import type { Words } from '../../notifications/public.ts';
import type { RewardNews } from '../loyalty.events.ts';

/** Notices for a recommender when the friend's contract is registered, in both languages. */
export const rewardWords = {
  ru: ({ kopecks }: RewardNews): Words => ({
    title: `Покупка друга состоялась: вам ${formatMoney(kopecks, { suffix: 'руб.' })}`,
    text: 'Договор друга зарегистрирован, вознаграждение ваше. Напишите нам в чат, чтобы его получить: для выплаты нужны паспорт и реквизиты счёта.',
  }),
  en: ({ kopecks }: RewardNews): Words => ({
    title: `Your friend’s purchase is done: ${formatMoney(kopecks, { suffix: 'RUB' })} for you`,
    text: 'Your friend’s contract is registered, and the reward is yours. Write to us in the chat to get it: we need your passport and bank details to pay it.',
  }),
};

interface Moved extends RewardNews {
  readonly step: RewardStep;
}

const steps: Readonly<Partial<Record<RewardStep, Readonly<Record<'ru' | 'en', string>>>>> = {
  rejected: {
    ru: 'В вознаграждении отказано. Причину спросите в чате.',
    en: 'It was refused. Ask us in the chat why.',
  },
  upload_documents: {
    ru: 'Передайте паспорт и реквизиты счёта: напишите в чат, скажем как.',
    en: 'Give us your passport and bank details: write to us in the chat, and we tell you how.',
  },
  reload_documents: {
    ru: 'Документы нужно передать ещё раз: напишите в чат, скажем, что исправить.',
    en: 'The documents are needed once more: write to us in the chat, and we tell you what to mend.',
  },
  sign: {
    ru: 'Документы в порядке. Договор ждёт вашей подписи.',
    en: 'The documents are in order. The contract waits for your signature.',
  },
  reward_awaits: {
    ru: 'Договор подписан, готовим выплату.',
    en: 'The contract is signed, we are preparing the payment.',
  },
  paid_out: { ru: 'Деньги отправлены.', en: 'The money has been sent.' },
};

/** Notices of a step that we have made. */
export const movedWords = {
  ru: ({ kopecks, step }: Moved): Words => ({
    title: `Вознаграждение за друга: ${formatMoney(kopecks, { suffix: 'руб.' })}`,
    text: steps[step]?.ru ?? '',
  }),
  en: ({ kopecks, step }: Moved): Words => ({
    title: `Reward for a friend: ${formatMoney(kopecks, { suffix: 'RUB' })}`,
    text: steps[step]?.en ?? '',
  }),
};
