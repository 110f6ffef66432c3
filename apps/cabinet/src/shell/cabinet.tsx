import { AboutEstate } from '@novosel/ui/about-estate.tsx';
import { WordsProvider } from '@novosel/ui/i18n.tsx';
import { LinkProvider } from '@novosel/ui/link.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from '../routing/router-link.tsx';

/** Words and links for everything inside. */
export const Cabinet = ({ children }: { children: ReactNode }) => (
  <WordsProvider>
    <AboutEstate kind={null}>
      <LinkProvider value={RouterLink}>{children}</LinkProvider>
    </AboutEstate>
  </WordsProvider>
);
