import { LinkProvider } from '@novosel/ui/actions/link.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { WordsProvider } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from '../shared/navigation/router-link.tsx';

/** Provides texts and links to everything inside. */
export const Cabinet = ({ children }: { children: ReactNode }) => (
  <WordsProvider>
    <AboutEstate kind={null}>
      <LinkProvider value={RouterLink}>{children}</LinkProvider>
    </AboutEstate>
  </WordsProvider>
);
