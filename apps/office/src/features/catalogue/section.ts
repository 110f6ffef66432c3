import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { pageAt, type Section } from '../../shared/navigation/section.ts';
import { sectionsFor } from './frame/sections.ts';
import { cataloguePatterns } from './paths.ts';

const catalogueWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

export const catalogueSection: Section = {
  pages: [
    {
      paths: [],
      load: () => import('./frame/catalogue-page.tsx'),
      words: [catalogueWords],
      framed: [
        pageAt([cataloguePatterns.imports], () => import('./imports/imports-page.tsx')),
        pageAt([cataloguePatterns.import], () => import('./imports/import-page.tsx')),
        pageAt([cataloguePatterns.plannedPrices], () => import('./prices/prices-page.tsx')),
        pageAt([cataloguePatterns.plan], () => import('./imports/import-page.tsx')),
        pageAt([cataloguePatterns.promises], () => import('./promises/promises-page.tsx')),
        pageAt([cataloguePatterns.papers], () => import('./papers/papers-page.tsx')),
        pageAt([cataloguePatterns.siteNews], () => import('./news/news-page.tsx')),
        pageAt([cataloguePatterns.sets], () => import('./sets/sets-page.tsx')),
      ],
    },
  ],
  menu: [
    {
      words: 'desk.catalogue',
      under: '/catalogue',
      leadsTo: (roles) => sectionsFor(roles)[0]?.href,
    },
  ],
};
