import { type PageName, pagePatterns } from '@novosel/contract/wire/paths.ts';
import { matchRoutes, type Params } from 'react-router';

export interface FoundPage {
  readonly name: PageName;
  readonly params: Params;
}

const table = Object.entries(pagePatterns).map(([id, pattern]) => ({ id, path: pattern }));

/** The page of a pathname; undefined when there is none. */
export const pageOf = (pathname: string): FoundPage | undefined => {
  const match = matchRoutes(table, pathname)?.at(-1);
  return match && { name: match.route.id as PageName, params: match.params };
};
