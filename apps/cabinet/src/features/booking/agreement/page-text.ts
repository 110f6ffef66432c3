import { glue } from '@novosel/contract/texts/text.ts';
import type { PDFPageProxy } from './pdf-engine.ts';

/** A piece of a tagged page: its role (H1, P, Table, TR…) with what is inside, or words. */
export type TextNode = string | { readonly role: string; readonly children: readonly TextNode[] };

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Words of each marked piece of the page, by its id. */
const wordsById = (items: readonly TextItem[]): Map<string, string> => {
  const words = new Map<string, string>();
  let id: string | undefined;
  for (const item of items) {
    if (!('str' in item)) id = item.type === 'endMarkedContent' ? undefined : (item.id ?? undefined);
    else if (id !== undefined) {
      words.set(id, (words.get(id) ?? '') + item.str + (item.hasEOL && item.str ? ' ' : ''));
    }
  }
  return words;
};

const grow = (node: StructNode, words: Map<string, string>): TextNode[] => {
  if (node.type === 'content') {
    const text = (words.get(node.id ?? '') ?? '').trim();
    return text ? [glue(text)] : [];
  }
  const children = (node.children ?? []).flatMap((child) => grow(child, words));
  if (children.length === 0) return [];
  return node.role ? [{ role: node.role, children }] : children;
};

/** The words of a page in reading order, as the tags of the file say; empty for a file without tags. */
export const pageText = async (page: PDFPageProxy): Promise<readonly TextNode[]> => {
  const [tree, content] = await Promise.all([
    page.getStructTree() as Promise<StructNode | null>,
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  return tree ? grow(tree, wordsById(content.items)) : [];
};
