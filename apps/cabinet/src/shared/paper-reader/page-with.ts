import { pageText, type TextNode } from './page-text.ts';
import type { PDFDocumentProxy } from './pdf-engine.ts';

const starts = (node: TextNode, words: string): boolean =>
  typeof node === 'string' ? node.startsWith(words) : node.children.some((one) => starts(one, words));

/** The first page on which a piece of text starts with these words; undefined when there is none. */
export async function pageWith(pdf: PDFDocumentProxy, words: string): Promise<number | undefined> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const text = await pageText(await pdf.getPage(number));
    if (text.some((node) => starts(node, words))) return number;
  }
  return undefined;
}
