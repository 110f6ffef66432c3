import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { LoadPage } from './feature.ts';

/** A query of the page's first data; `estate` is that of its address, 0 when it has none. */
// biome-ignore lint/suspicious/noExplicitAny: queries of every answer, each exact where it is used
export type Ask = (estate: number) => FetchQueryOptions<any, any, any, any>;

/** S2.5. `default` and `deal` are two variants of one frame. */
export type LayoutName = 'default' | 'deal' | 'auth' | 'simple' | 'questionnaire' | 'blank';

/**
 * Variants of the frame for single pages (S2.5-26…30); `dashboard` is that of a person without a deal, which
 * only the data tells.
 */
export type LayoutVariant = 'dashboard' | 'profile' | 'mortgageAwaits' | 'appointmentSuccess';

/** How a page is framed. */
export interface PageLook {
  /** When absent: `deal` for the pages of one deal, `default` for others. */
  readonly layout?: LayoutName | ((params: Params) => LayoutName);
  readonly variant?: LayoutVariant;
  /** Whether it is designed for a width of 1240 px (S2.5-32…35). */
  readonly fixedWidth?: true;
}

export interface BuiltPage extends PageLook {
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Queries that start in parallel with loading the page's code. */
  readonly asks?: readonly Ask[];
  /** Whether it makes no calls of its own, so that the sign-in stays light. */
  readonly quiet?: true;
}

/** Pages of one feature, as its `pages.ts` names them. */
export type Pages = Readonly<Partial<Record<PageName, BuiltPage>>>;
