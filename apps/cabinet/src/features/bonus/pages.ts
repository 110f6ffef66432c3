import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getBonusAccount, getBonusHistory, listCertificates } from '@novosel/contract/loyalty/endpoints.ts';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import { bonusCatalogue } from './bonus-catalogue.ts';

type BonusPage = keyof typeof import('./bonus-pages.ts');

const page = (name: BonusPage): BuiltPage => ({
  load: async () => ({ default: (await import('./bonus-pages.ts'))[name] }),
  words: [bonusCatalogue],
});

export const bonusPages: Pages = {
  bonus: {
    ...page('BonusPage'),
    asks: [
      () => queryFor(getBonusAccount),
      () => queryFor(getBonusHistory),
      () => queryFor(listCertificates),
    ],
  },
  bonusRecommend: page('RecommendPage'),
};
