import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { LoadPage } from './feature.ts';

/** A query of what a page shows first; `estate` is that of its address, 0 when it has none. */
// biome-ignore lint/suspicious/noExplicitAny: queries of every answer, each exact where it is used
export type Ask = (estate: number) => FetchQueryOptions<any, any, any, any>;

/** S2.5. `default` and `deal` are two faces of one frame. */
export type LayoutName = 'default' | 'deal' | 'auth' | 'simple' | 'questionnaire' | 'blank';

/**
 * Faces of the frame for single pages (S2.5-26…30); the new dashboard is that of a person without a deal,
 * which only its data tells.
 */
export type LayoutVariant = 'dashboard' | 'profile' | 'mortgageAwaits' | 'appointmentSuccess';

/** The layout of a page. */
export interface PageLook {
  /** When absent: `deal` for the pages of one deal, `default` for others. */
  readonly layout?: LayoutName | ((params: Params) => LayoutName);
  readonly variant?: LayoutVariant;
  /** It is drawn for a width of 1240 (S2.5-32…35). */
  readonly fixedWidth?: true;
}

export interface BuiltPage extends PageLook {
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Asked for side by side with the page's code, not after it. */
  readonly asks?: readonly Ask[];
  /** Asks for no data of its own, so that the sign-in stays light. */
  readonly quiet?: true;
}

/** Pages of one feature, as its `pages.ts` names them. */
export type Pages = Readonly<Partial<Record<PageName, BuiltPage>>>;
