import type { Translate } from '@novosel/ui/text/i18n.tsx';
import type { Described, DescribedPaper } from '../describe/described.ts';

const ink = { text: '#17201f', muted: '#55605d', good: '#1e6b42', warn: '#8a5200', bad: '#b3261e' } as const;

interface Line {
  readonly size?: number;
  readonly bold?: true;
  readonly color?: string;
  readonly indent?: number;
  /** Space above, in points. */
  readonly above?: number;
}

type Write = (text: string, line?: Line) => void;

/** Writes a check line by line: the verdict, papers with hashes and signers, what is proven and what not. */
export function writeReport(
  doc: PDFKit.PDFDocument,
  described: Described,
  { t, name }: { t: Translate; name: string },
): void {
  const { tone, title, note, faults, papers, proven, notProven, keys, at } = described;
  const left = doc.page.margins.left;
  const width = doc.page.width - left - doc.page.margins.right;
  const write: Write = (text, { size = 10.5, bold, color = ink.text, indent = 0, above = 0 } = {}) => {
    doc.y += above;
    doc.font(bold ? 'bold' : 'regular', size).fillColor(color);
    doc.text(text, left + indent, doc.y, { width: width - indent, lineGap: 2 });
  };
  const list = (head: string, points: readonly string[]) => {
    if (points.length === 0) return;
    write(head, { size: 13, bold: true, above: 14 });
    for (const point of points) write(`– ${point}`, { above: 2 });
  };
  write(name, { color: ink.muted });
  write(title, { size: 18, bold: true, color: ink[tone], above: 4 });
  write(note, { above: 4 });
  write(t('check.made', { at }), { color: ink.muted, above: 4 });
  list(t('check.faults'), faults);
  write(t('check.papers'), { size: 13, bold: true, above: 14 });
  for (const paper of papers) writePaper(write, paper, t);
  list(t('check.proven'), proven);
  list(t('check.notProven'), notProven);
  if (!keys) return;
  list(t('check.keys'), [keys.note]);
  for (const { label, value } of keys.rows) {
    write(label, { color: ink.muted, above: 4 });
    write(value, { size: 9 });
  }
}

function writePaper(write: Write, { name, sha256, signers, none, rows }: DescribedPaper, t: Translate): void {
  write(name, { bold: true, above: 8 });
  write(`${t('check.hash')}: ${sha256}`, { size: 9, color: ink.muted });
  for (const { label, value } of rows) write(`${label}: ${value}`, { size: 9.5 });
  if (signers.length === 0) write(none, { size: 9.5, indent: 12 });
  for (const { name: signer, state, at, lines } of signers) {
    write([signer, state, at].filter(Boolean).join(', '), { indent: 12, above: 4 });
    write(lines.join('. '), { size: 9, color: ink.muted, indent: 12 });
  }
}
