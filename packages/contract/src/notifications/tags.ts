import { lookup } from '../wire/lookup.ts';
/** Tags with a picture of their own (S3-25, S3-26): data as the specification writes them. */
export const notificationTags = { forYou: 'Для вас', deal: 'По сделке' } as const;

const english = lookup<string>({
  [notificationTags.forYou]: 'For you',
  [notificationTags.deal]: 'About the deal',
  Новости: 'News',
});

/** A tag in the reader's language; one that we do not know stays as it was written. */
export const tagTitle = (tag: string, locale: 'ru' | 'en'): string =>
  (locale === 'en' && english.get(tag)) || tag;
