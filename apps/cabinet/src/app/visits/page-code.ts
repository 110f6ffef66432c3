import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { besideWords, type LoadPage } from '../../shared/navigation/feature.ts';
import type { FoundPage } from '../../shared/navigation/page-of.ts';
import { built } from '../pages.ts';
import { warm } from './page-data.ts';

const soonWords: Catalogue = {
  ru: () => import('../../shell/soon/locales/ru.po'),
  en: () => import('../../shell/soon/locales/en.po'),
};
const soon = {
  load: () => import('../../shell/soon/soon-page.tsx') as ReturnType<LoadPage>,
  words: [soonWords],
};

const builtOf = ({ name }: FoundPage) => ({ quiet: false, ...(built[name] ?? soon) });

/** Loads the code and texts of a page; a page that is not built yet shows what will be there. */
export const codeOf = async (page: FoundPage): Promise<ComponentType> => {
  const { load, words } = builtOf(page);
  return (await besideWords(load, ...words)).default;
};

/** Begins to fetch the first data of the page. */
export const warmPage = (page: FoundPage): void => {
  if (!builtOf(page).quiet) warm(page.name, page.params);
};
