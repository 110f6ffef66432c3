import type { ReactNode } from 'react';
import type { FoundPage } from '../shared/navigation/page-of.ts';

export interface LayoutProps {
  /** The page inside; undefined for an unknown address. */
  readonly page: FoundPage | undefined;
  readonly children: ReactNode;
}
