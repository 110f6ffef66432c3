import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { LoadPage } from './feature.ts';

/** A query of what a page shows first; `estate` is that of its address, 0 when it has none. */
// biome-ignore lint/suspicious/noExplicitAny: queries of every answer, each exact where it is used
export type Ask = (estate: number) => FetchQueryOptions<any, any, any, any>;

export interface BuiltPage {
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Asked for side by side with the page's code, not after it. */
  readonly asks?: readonly Ask[];
  /** Asks for no data of its own, so that the sign-in stays light. */
  readonly quiet?: true;
}

/** Pages of one feature, as its `pages.ts` names them. */
export type Pages = Readonly<Partial<Record<PageName, BuiltPage>>>;
