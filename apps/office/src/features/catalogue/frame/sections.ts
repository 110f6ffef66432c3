import { catalogueActRoles } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { mayBy } from '../../../shared/may-by.ts';
import { cataloguePatterns } from '../paths.ts';

type CatalogueAct = keyof typeof catalogueActRoles;

/** Whether these roles allow this act on the catalogue, by the contract's table. */
export const mayDo = (act: CatalogueAct, roles: readonly StaffRole[]): boolean =>
  mayBy(catalogueActRoles[act], roles);

interface CatalogueSection {
  /** Key of its texts. */
  readonly key: 'imports' | 'prices' | 'promises' | 'papers' | 'news' | 'sets';
  readonly href: string;
  /** The section is hidden from staff who may not do this act. */
  readonly needs: CatalogueAct;
}

const sections: readonly CatalogueSection[] = [
  { key: 'imports', href: cataloguePatterns.imports, needs: 'read-imports' },
  { key: 'prices', href: cataloguePatterns.plannedPrices, needs: 'read-imports' },
  { key: 'promises', href: cataloguePatterns.promises, needs: 'promise-handover' },
  { key: 'papers', href: cataloguePatterns.papers, needs: 'edit-papers' },
  { key: 'news', href: cataloguePatterns.siteNews, needs: 'publish-news' },
  { key: 'sets', href: cataloguePatterns.sets, needs: 'send-set' },
];

/** The sections that these roles may use. */
export const sectionsFor = (roles: readonly StaffRole[]): readonly CatalogueSection[] =>
  sections.filter(({ needs }) => mayDo(needs, roles));

export const sectionAt = (pathname: string): CatalogueSection | undefined =>
  sections.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
