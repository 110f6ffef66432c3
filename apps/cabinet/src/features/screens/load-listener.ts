import { addCatalogue } from '@novosel/ui/text/i18n.tsx';
import { screensCatalogue } from './screens-catalogue.ts';

/** Loads the listener with its texts. Nobody has asked for it, so a failure must not reload the page. */
export const loadListener = async () => {
  const [{ ScreenListener }] = await Promise.all([
    import('./screen-listener.tsx'),
    addCatalogue(screensCatalogue),
  ]);
  return ScreenListener;
};
