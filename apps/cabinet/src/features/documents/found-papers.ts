import type { Consent } from '@novosel/contract/consents/endpoints.ts';
import type { Paper, PaperFolder, Papers } from '@novosel/contract/documents/papers-endpoints.ts';

export const paperGroups = ['all', 'contracts', 'payments', 'consents'] as const;
export type PaperGroup = (typeof paperGroups)[number];

export interface Wanted {
  readonly group: PaperGroup;
  /** The typed text: a part of any word of a title, of a number or of a signer's name. */
  readonly text: string;
  /** ID of the estate as text, or `own` for documents of no deal; null: all. */
  readonly place: string | null;
}

export interface Found {
  readonly folders: readonly PaperFolder[];
  readonly consents: readonly Consent[];
}

const paid: readonly Paper['kind'][] = ['invoice', 'receipt'];
const groupOf = ({ kind }: Paper): PaperGroup => (paid.includes(kind) ? 'payments' : 'contracts');

/** Ignores letter case, diacritics and kinds of spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The documents that match the filter.
 * @param nameOf name of an estate, which is searched too
 */
export function foundPapers(
  { folders, consents }: Papers,
  { group, text, place }: Wanted,
  nameOf: (folder: PaperFolder) => string,
): Found {
  const typed = plain(text);
  const fits = (...words: readonly string[]) => words.some((word) => plain(word).includes(typed));
  const isWanted = (folder: PaperFolder) => (paper: Paper) =>
    (group === 'all' || groupOf(paper) === group) &&
    fits(
      nameOf(folder),
      folder.number,
      ...paper.versions.flatMap(({ title, signers }) => [title, ...signers.map(({ name }) => name)]),
    );
  const shownFolders = folders
    .filter(({ estate }) => place === null || place === String(estate.id))
    .map((folder) => ({ ...folder, papers: folder.papers.filter(isWanted(folder)) }))
    .filter(({ papers }) => papers.length > 0);
  const isShown = (group === 'all' || group === 'consents') && (place === null || place === 'own');
  return { folders: shownFolders, consents: isShown ? consents.filter(({ title }) => fits(title)) : [] };
}

/** How many documents a group has before the person types anything. */
export function countOf({ folders, consents }: Papers, group: PaperGroup): number {
  const papers = folders.flatMap((folder) => folder.papers);
  if (group === 'consents') return consents.length;
  if (group === 'all') return papers.length + consents.length;
  return papers.filter((paper) => groupOf(paper) === group).length;
}
