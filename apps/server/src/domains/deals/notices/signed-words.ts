import type { Words } from '../../notifications/public.ts';

export const signedWords = (delegate: string): Readonly<Record<'ru' | 'en', Words>> => ({
  ru: {
    title: 'За вас подписали договор бронирования',
    text: `Подписал ваш представитель: ${delegate}. Файл — в документах сделки. Если вы этого не хотели, отзовите доверие в «Настройках» и позвоните нам.`,
  },
  en: {
    title: 'The booking agreement was signed for you',
    text: `Your representative has signed it: ${delegate}. The file is among the papers of the deal. If you did not want it, withdraw the trust in Settings and call us.`,
  },
});
