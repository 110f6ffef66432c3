import type { Consent } from '@novosel/contract/consents/endpoints.ts';
import type { Paper, PaperFolder, Papers } from '@novosel/contract/documents/papers-endpoints.ts';

export const paperGroups = ['all', 'contracts', 'payments', 'consents'] as const;
export type PaperGroup = (typeof paperGroups)[number];

export interface Wanted {
  readonly group: PaperGroup;
  /** What was typed; a part of any word of a title, a number or a name of who has signed. */
  readonly text: string;
  /** ID of the estate as text, or `own` for what belongs to no deal; null: everything. */
  readonly place: string | null;
}

export interface Found {
  readonly folders: readonly PaperFolder[];
  readonly consents: readonly Consent[];
}

const paid: readonly Paper['kind'][] = ['invoice', 'receipt'];
const groupOf = ({ kind }: Paper): PaperGroup => (paid.includes(kind) ? 'payments' : 'contracts');

/** Letter case, marks over letters and kinds of spaces mean nothing. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/** @param nameOf words of an estate, by which it is found too */
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

/** How many papers a group has before anything is typed. */
export function countOf({ folders, consents }: Papers, group: PaperGroup): number {
  const papers = folders.flatMap((folder) => folder.papers);
  if (group === 'consents') return consents.length;
  if (group === 'all') return papers.length + consents.length;
  return papers.filter((paper) => groupOf(paper) === group).length;
}
