import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { tagTitle } from '@novosel/contract/notifications/tags.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';

/** The small line below a notification: its tags and its moment, in the reader's language. */
export const whatAndWhen = ({ tags, date }: Notification, locale: 'ru' | 'en', now = new Date()): string =>
  [...tags.map((tag) => tagTitle(tag, locale)), formatDayTime(date, { now, locale })].join(' · ');
