import type { Pages } from '../../shared/navigation/built-page.ts';
import { screensCatalogue } from './screens-catalogue.ts';

export const screenPages: Pages = {
  screensharing: {
    load: () => import('./screensharing-page.tsx'),
    words: [screensCatalogue],
    fixedWidth: true,
  },
};
