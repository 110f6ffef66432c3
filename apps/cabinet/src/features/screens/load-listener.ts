import { addCatalogue } from '@novosel/ui/text/i18n.tsx';
import { screensCatalogue } from './screens-catalogue.ts';

/** The listener with its words. It comes unasked, so a page that has lost them is not loaded anew for it. */
export const loadListener = async () => {
  const [{ ScreenListener }] = await Promise.all([
    import('./screen-listener.tsx'),
    addCatalogue(screensCatalogue),
  ]);
  return ScreenListener;
};
