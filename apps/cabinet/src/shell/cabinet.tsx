import { WordsProvider } from '@novosel/ui/i18n.tsx';
import { LinkProvider } from '@novosel/ui/link.tsx';
import type { ReactNode } from 'react';
import { RouterLink } from '../routing/router-link.tsx';

/** Words and links for everything inside. */
export const Cabinet = ({ children }: { children: ReactNode }) => (
  <WordsProvider>
    <LinkProvider value={RouterLink}>{children}</LinkProvider>
  </WordsProvider>
);
