import { formatMoney } from '@novosel/contract/money.ts';
import type { RewardNews } from '../loyalty/public.ts';
import type { Words } from './notify.ts';

/** What who has recommended a friend is told when the friend's contract is registered, in both languages. */
export const rewardWords = {
  ru: ({ kopecks }: RewardNews): Words => ({
    title: `Ваш друг купил квартиру: вам ${formatMoney(kopecks, { suffix: 'руб.' })}`,
    text: 'Договор друга зарегистрирован, вознаграждение ваше. Напишите нам в чат, чтобы его получить: для выплаты нужны паспорт и реквизиты счёта.',
  }),
  en: ({ kopecks }: RewardNews): Words => ({
    title: `Your friend has bought a flat: ${formatMoney(kopecks, { suffix: 'RUB' })} for you`,
    text: 'Your friend’s contract is registered, and the reward is yours. Write to us in the chat to get it: we need your passport and bank details to pay it.',
  }),
};
