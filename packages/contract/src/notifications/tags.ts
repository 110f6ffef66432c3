import { lookup } from '../wire/lookup.ts';
/** Tags with a picture of their own (S3-25, S3-26), spelt as in the specification. */
export const notificationTags = { forYou: 'Для вас', deal: 'По сделке' } as const;

const english = lookup<string>({
  [notificationTags.forYou]: 'For you',
  [notificationTags.deal]: 'About the deal',
  Новости: 'News',
});

/** A tag in the reader's language; an unknown one stays as it is. */
export const tagTitle = (tag: string, locale: 'ru' | 'en'): string =>
  (locale === 'en' && english.get(tag)) || tag;
