import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { MenuItem } from '@novosel/ui/actions/menu.tsx';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { ComponentType } from 'react';
import { mayBy } from '../may-by.ts';
import type { LoadPage } from './feature.ts';

/** A page of the desk. A step from one of its addresses to another keeps it. */
export interface DeskPage {
  /** None for one that only frames others. */
  readonly paths: readonly string[];
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Pages that it frames, each at addresses of its own. */
  readonly framed?: readonly DeskPage[];
  /** Without the bar of the desk: for those who have not signed in, or for anybody. */
  readonly door?: 'guests' | 'anybody';
}

/** An entry of the menu above every page. */
export interface MenuEntry {
  readonly words: string;
  /** The first part of the addresses of its pages; at them the entry is the present one. */
  readonly under: string;
  /** Returns the address for somebody with these roles; undefined hides the entry. */
  readonly leadsTo: (roles: readonly StaffRole[]) => string | undefined;
  /** How many things wait there. */
  readonly Count?: ComponentType;
}

/** An entry of the menu of the person who works here. */
export interface PersonEntry {
  readonly words: string;
  readonly href: string;
  readonly icon: MenuItem['icon'];
  /** Who sees it; everybody when absent. */
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

/** An entry that leads everybody who sees it to one address. */
export const entryFor = (href: string, words: string, roles: readonly StaffRole[]): MenuEntry => ({
  words,
  under: href,
  leadsTo: (own) => (mayBy(roles, own) ? href : undefined),
});

/** Whether a pathname is the address or stands under it. */
export const isUnder = (pathname: string, address: string): boolean =>
  pathname === address || pathname.startsWith(`${address}/`);

/** Every address at which a page of these sections stands. */
export const patternsOf = (sections: readonly Section[]): readonly string[] => {
  const ofPages = (pages: readonly DeskPage[]): readonly string[] =>
    pages.flatMap(({ paths, framed = [] }) => [...paths, ...ofPages(framed)]);
  return ofPages(sections.flatMap(({ pages }) => pages));
};
