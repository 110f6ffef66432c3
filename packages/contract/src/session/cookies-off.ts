/** The page shows this text itself: without cookies the server cannot recognise the caller. */
export const cookiesOff = {
  ru: 'Браузер не хранит файлы cookie, а без них войти нельзя. Разрешите их для этого сайта и обновите страницу.',
  en: 'Your browser keeps no cookies, and nobody can sign in without them. Allow them for this site and reload the page.',
} as const;
