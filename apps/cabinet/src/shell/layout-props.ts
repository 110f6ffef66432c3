import type { ReactNode } from 'react';
import type { LayoutName, LayoutVariant } from '../shared/navigation/built-page.ts';
import type { FoundPage } from '../shared/navigation/page-of.ts';

export interface LayoutProps {
  /** The page inside; undefined for an unknown address. */
  readonly page: FoundPage | undefined;
  readonly layout: LayoutName;
  readonly variant: LayoutVariant | undefined;
  readonly children: ReactNode;
}
