import { pagePatterns } from '@novosel/contract/wire/paths.ts';

type NumberedPage = 'estate' | 'estateBuilding' | 'estateComplex';

/**
 * The ID in a pasted address of a cabinet page, or a bare number.
 * @returns undefined for anything else
 */
export function idOfAddress(text: string, page: NumberedPage): number | undefined {
  const [folder = ''] = pagePatterns[page].split(':');
  const address = new RegExp(`^(?:https?://[^/\\s]+)?${folder}(\\d{1,9})/?(?:[?#]\\S*)?$`);
  const [, id] = /^(\d{1,9})$/.exec(text.trim()) ?? address.exec(text.trim()) ?? [];
  return id && Number(id) > 0 ? Number(id) : undefined;
}

/**
 * IDs of estates in a pasted text: addresses of estates or of a comparison, or numbers; and the words that
 * are neither.
 */
export function idsOfAddresses(text: string): { ids: number[]; unread: string[] } {
  const ids = new Set<number>();
  const unread: string[] = [];
  for (const word of text.split(/[\s,;]+(?=\S)|\s+$/).filter(Boolean)) {
    const id = idOfAddress(word, 'estate');
    if (id === undefined) unread.push(word);
    else ids.add(id);
  }
  return { ids: [...ids], unread };
}
