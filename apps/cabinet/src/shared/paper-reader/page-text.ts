import { glue } from '@novosel/contract/texts/text.ts';
import type { PDFPageProxy } from './pdf-engine.ts';

/** A piece of a tagged PDF page: its role (H1, P, Table, TR…) with its children, or text. */
export type TextNode = string | { readonly role: string; readonly children: readonly TextNode[] };

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

type TextItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];

/** Text of each marked piece of the page, by its ID. */
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

/** The text of a page in reading order, by the tags of the PDF; empty for a file without tags. */
export const pageText = async (page: PDFPageProxy): Promise<readonly TextNode[]> => {
  const [tree, content] = await Promise.all([
    page.getStructTree() as Promise<StructNode | null>,
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  return tree ? grow(tree, wordsById(content.items)) : [];
};
