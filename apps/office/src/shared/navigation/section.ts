import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { MenuItem } from '@novosel/ui/actions/menu.tsx';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { mayBy } from '../may-by.ts';
import type { LoadPage } from './feature.ts';

/** A page of the desk. Navigating between its addresses keeps it mounted. */
export interface DeskPage {
  /** Empty for a page that only frames others. */
  readonly paths: readonly string[];
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Pages inside its frame, each with its own addresses. */
  readonly framed?: readonly DeskPage[];
  /** Set for pages without the desk's bar: only for guests, or for anybody. */
  readonly door?: 'guests' | 'anybody';
}

/** An entry of the menu above every page. */
export interface MenuEntry {
  readonly words: string;
  /** Prefix of the addresses of its pages; on them the entry is marked as current. */
  readonly under: string;
  /** Returns the address for somebody with these roles; undefined hides the entry. */
  readonly leadsTo: (roles: readonly StaffRole[]) => string | undefined;
  /** Renders how many cases wait there. */
  readonly Count?: ComponentType;
}

/** An entry of the signed-in person's menu. */
export interface PersonEntry {
  readonly words: string;
  readonly href: string;
  readonly icon: MenuItem['icon'];
  /** Roles that see it; everybody when absent. */
  readonly roles?: readonly StaffRole[];
}

/** What a feature adds to the desk, as its `section.ts` names it. */
export interface Section {
  readonly pages: readonly DeskPage[];
  readonly menu?: readonly MenuEntry[];
  readonly personMenu?: readonly PersonEntry[];
}

export const pageAt = (
  paths: readonly string[],
  load: LoadPage,
  ...words: readonly Catalogue[]
): DeskPage => ({ paths, load, words });

/** An entry with the same address for everybody who sees it. */
export const entryFor = (href: string, words: string, roles: readonly StaffRole[]): MenuEntry => ({
  words,
  under: href,
  leadsTo: (own) => (mayBy(roles, own) ? href : undefined),
});

/** Whether a pathname equals the address or is below it. */
export const isUnder = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);

/** All addresses of the pages of these sections. */
export const patternsOf = (sections: readonly Section[]): readonly string[] => {
  const ofPages = (pages: readonly DeskPage[]): readonly string[] =>
    pages.flatMap(({ paths, framed = [] }) => [...paths, ...ofPages(framed)]);
  return ofPages(sections.flatMap(({ pages }) => pages));
};
