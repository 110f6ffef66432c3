import type { Block, Party, Row } from './blocks.ts';
import { ink, type Paper, type TextStyle, tabular } from './paper.ts';

const hang = 42;
const mark = 16;
const labelShare = 0.36;
const gutter = 14;
/** Clauses and lists up to this height in points are not split between pages. */
const whole = 120;

/** Draws blocks in order; a heading is never alone at the bottom of a page. */
export function setBlocks(paper: Paper, blocks: readonly Block[]): void {
  for (const block of blocks) setBlock(paper, block);
}

function setBlock(paper: Paper, block: Block): void {
  if (block.kind === 'title') title(paper, block);
  else if (block.kind === 'summary') summary(paper, block.rows);
  else if (block.kind === 'section') section(paper, block.text);
  else if (block.kind === 'clause') clause(paper, block);
  else if (block.kind === 'facts') facts(paper, block.caption, block.rows);
  else if (block.kind === 'sums') sums(paper, block);
  else parties(paper, block.parties);
}

function title(paper: Paper, { text, place, date }: Extract<Block, { kind: 'title' }>): void {
  paper.decorate((doc) => doc.rect(paper.left, paper.y, 36, 4).fill(paper.color));
  paper.moveTo(paper.y + 18);
  paper.text('H1', text, { font: 'bold', size: 22 });
  paper.space(4);
  paper.text('P', `${place}, ${date}`, { color: ink.muted });
  paper.space(14);
}

function summary(paper: Paper, rows: readonly Row[]): void {
  const pad = 14;
  const half = (paper.width - 3 * pad) / 2;
  const cells = rows.map((row, index) => ({ row, x: paper.left + pad + (index % 2) * (half + pad) }));
  const heights = rows.map(
    (row) => paper.height(row.label, { width: half, size: 11 }) + paper.height(row.value, value(half)),
  );
  const lines = Array.from({ length: Math.ceil(rows.length / 2) }, (_, line) =>
    Math.max(heights[line * 2] ?? 0, heights[line * 2 + 1] ?? 0),
  );
  const total = lines.reduce((sum, height) => sum + height + pad, pad);
  paper.ensure(total);
  const top = paper.y;
  paper.decorate((doc) => doc.roundedRect(paper.left, top, paper.width, total, 8).fill(ink.soft));
  let y = top + pad;
  for (const [line, height] of lines.entries()) {
    for (const { row, x } of cells.slice(line * 2, line * 2 + 2)) {
      paper.text('P', row.label, { x, y, width: half, size: 11, color: ink.muted });
      paper.text('P', row.value, { ...value(half), x, y: paper.y });
    }
    y += height + pad;
  }
  paper.moveTo(top + total + 4);
}

function value(width: number): TextStyle {
  return { width, font: 'bold', size: 13, features: tabular };
}

function section(paper: Paper, text: string): void {
  paper.space(16);
  // The heading with the highest unsplit clause.
  paper.ensure(40 + whole);
  paper.text('H2', text, { font: 'bold', size: 15, color: paper.color });
  paper.space(5);
}

function clause(paper: Paper, { number, text, items }: Extract<Block, { kind: 'clause' }>): void {
  const x = paper.left + hang;
  const width = paper.width - hang;
  const listHeight = items.reduce((sum, one) => sum + paper.height(one, { width: width - mark }) + 3, 0);
  paper.ensure(Math.min(paper.height(text, { width }), whole) + Math.min(listHeight, whole));
  const top = paper.y;
  const page = paper.doc.page;
  const item = paper.element('P');
  paper.text('Span', number, { width: hang, color: ink.muted, features: tabular }, item);
  if (paper.doc.page === page) paper.moveTo(top);
  paper.text('Span', text, { x }, item);
  item.end();
  if (items.length > 0) list(paper, x, items);
  paper.space(6);
}

function list(paper: Paper, x: number, items: readonly string[]): void {
  const list = paper.element('L');
  for (const text of items) {
    paper.space(3);
    paper.ensure(Math.min(paper.height(text, { width: paper.width - (x - paper.left) - mark }), 60));
    const top = paper.y;
    const item = paper.element('LI', list);
    paper.text('Lbl', '—', { x, y: top, width: mark, color: ink.muted }, item);
    paper.text('LBody', text, { x: x + mark, y: top }, item);
    item.end();
  }
  list.end();
}

function facts(paper: Paper, caption: string, rows: readonly Row[]): void {
  const label = paper.width * labelShare;
  const right = { x: paper.left + label + gutter, width: paper.width - label - gutter };
  const table = paper.element('Table', undefined, caption);
  paper.space(2);
  for (const [index, row] of rows.entries()) {
    const left: TextStyle = { width: label, color: ink.muted };
    const style: TextStyle = { ...right, font: 'medium', features: tabular };
    const height = Math.max(paper.height(row.label, left), paper.height(row.value, style));
    paper.ensure(height + 10);
    if (index === 0) paper.rule(paper.y);
    tableRow(paper, table, height, [
      ['TH', row.label, left],
      ['TD', row.value, style],
    ]);
    paper.rule(paper.y);
  }
  table.end();
  paper.space(10);
}

function sums(paper: Paper, { caption, rows, total }: Extract<Block, { kind: 'sums' }>): void {
  const amount = 150;
  const label = paper.width - amount - gutter;
  const right: TextStyle = {
    x: paper.left + label + gutter,
    width: amount,
    align: 'right',
    features: tabular,
  };
  const table = paper.element('Table', undefined, caption);
  paper.space(2);
  for (const [index, row] of [...rows, total].entries()) {
    const font = index === rows.length ? 'bold' : 'regular';
    const height = paper.height(row.label, { width: label, font });
    // The total is never without the line before it.
    paper.ensure(index === rows.length - 1 ? 2 * height + 30 : height + 10);
    if (index === 0) paper.rule(paper.y);
    tableRow(paper, table, height, [
      ['TH', row.label, { width: label, font }],
      ['TD', row.value, { ...right, font }],
    ]);
    paper.rule(paper.y, index >= rows.length - 1 ? ink.muted : ink.line);
  }
  table.end();
  paper.space(10);
}

function tableRow(
  paper: Paper,
  table: PDFKit.PDFStructureElement,
  height: number,
  cells: readonly (readonly [tag: string, text: string, style: TextStyle])[],
): void {
  const top = paper.y + 5;
  const row = paper.element('TR', table);
  for (const [tag, text, style] of cells) paper.text(tag, text, { ...style, y: top }, row);
  row.end();
  paper.moveTo(top + height + 3);
}

function parties(paper: Paper, all: readonly Party[]): void {
  const column = (paper.width - 24) / 2;
  const height = Math.max(...all.map((party) => partyHeight(paper, party, column)));
  paper.space(18);
  paper.ensure(Math.min(height + 44, 640));
  paper.text('H2', 'Реквизиты и подписи', { font: 'bold', size: 15, color: paper.color });
  paper.space(8);
  const top = paper.y;
  const ends = all.map((party, index) => {
    paper.moveTo(top);
    return setParty(paper, party, paper.left + index * (column + 24), column);
  });
  paper.moveTo(Math.max(...ends));
}

function setParty(paper: Paper, party: Party, x: number, width: number): number {
  paper.text('P', party.role, { x, width, size: 11, color: ink.muted });
  paper.text('P', party.name, { x, width, font: 'bold' });
  paper.space(4);
  for (const line of party.lines) paper.text('P', line, { x, width, features: tabular });
  paper.space(8);
  const y = paper.y;
  paper.decorate((doc) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.8)
      .strokeColor(paper.color)
      .stroke(),
  );
  paper.space(7);
  paper.text('P', party.signature, { x, width, size: 11 });
  return paper.y;
}

function partyHeight(paper: Paper, party: Party, width: number): number {
  const lines = party.lines.reduce((sum, line) => sum + paper.height(line, { width }), 0);
  const name = paper.height(party.name, { width, font: 'bold' });
  return 17 + name + lines + 19 + paper.height(party.signature, { width, size: 11 });
}
