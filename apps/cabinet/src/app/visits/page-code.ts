import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { besideWords, type LoadPage } from '../../shared/navigation/feature.ts';
import type { FoundPage } from '../../shared/navigation/page-of.ts';
import { built } from '../pages.ts';
import { warm } from './page-data.ts';

const soonWords: Catalogue = {
  ru: () => import('../../features/soon/locales/ru.po'),
  en: () => import('../../features/soon/locales/en.po'),
};
const soon = {
  load: () => import('../../features/soon/soon-page.tsx') as ReturnType<LoadPage>,
  words: [soonWords],
};

const builtOf = ({ name }: FoundPage) => ({ quiet: false, ...(built[name] ?? soon) });

/** The page itself with its words; what is not built yet says what will be there. */
export const codeOf = async (page: FoundPage): Promise<ComponentType> => {
  const { load, words } = builtOf(page);
  return (await besideWords(load, ...words)).default;
};

/** Begins to fetch what the page will ask for first. */
export const warmPage = (page: FoundPage): void => {
  if (!builtOf(page).quiet) warm(page.name, page.params);
};
