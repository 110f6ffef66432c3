import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { mayBy } from '../../shared/may-by.ts';
import { pageAt, type Section } from '../../shared/navigation/section.ts';
import { requestsPatterns, servicesPatterns } from './paths.ts';

const requestsWords: Catalogue = { ru: () => import('./locales/ru.po'), en: () => import('./locales/en.po') };

export const requestsSection: Section = {
  pages: [
    pageAt(
      [requestsPatterns.all, requestsPatterns.family, requestsPatterns.one],
      () => import('./requests-page.tsx'),
      requestsWords,
    ),
    pageAt([servicesPatterns.all, servicesPatterns.one], () => import('./former-services-page.tsx')),
  ],
  menu: [
    {
      words: requestInboxes.length > 1 ? 'desk.requests' : 'desk.services',
      under: requestsPatterns.all,
      leadsTo: (own) =>
        requestInboxes.some(({ roles }) => mayBy(roles, own)) ? requestsPatterns.all : undefined,
    },
  ],
};
