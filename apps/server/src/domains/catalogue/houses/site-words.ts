import type { Words } from '../../notifications/public.ts';

interface Site {
  readonly title: string;
  readonly complex: string;
  readonly building: string | null;
}

/** Notices about the building site in both languages; the news itself is in the site's language. */
export function siteWords({ title, complex, building }: Site): Readonly<Record<'ru' | 'en', Words>> {
  return {
    ru: {
      title: building ? `Новости стройки: корпус ${building}` : 'Новости стройки',
      text: `«${complex}»: ${title}. Фото и подробности — в кабинете.`,
    },
    en: {
      title: building ? `News of the site: building ${building}` : 'News of the site',
      text: `${complex}: ${title}. Photos and details are in your account.`,
    },
  };
}
