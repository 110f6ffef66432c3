import type { RenderedClause } from '@novosel/contract/contracts/template.ts';
import type { Block } from './blocks.ts';
import { dateInWords } from './russian.ts';

/** A version of a contract for its paper. */
export interface ContractPaperData {
  readonly number: string;
  readonly place: string;
  /** YYYY-MM-DD. */
  readonly madeOn: string;
  /** The edition of the template. */
  readonly edition: string;
  /** SHA-256 of the version. */
  readonly hash: string;
  readonly clauses: readonly RenderedClause[];
  /** When the version was sent. */
  readonly at: Date;
  readonly brand: { readonly shortName: string; readonly color: string };
}

/** A contract as a PDF/A-2a file; the same version gives the same bytes. */
export async function renderContractPaper(data: ContractPaperData): Promise<Uint8Array> {
  const [{ Paper }, { setBlocks }] = await Promise.all([import('./paper.ts'), import('./set-blocks.ts')]);
  const title = `Договор участия в долевом строительстве № ${data.number}`;
  const { shortName: author, color } = data.brand;
  const paper = new Paper({ title, author, subject: `Шаблон ${data.edition}`, at: data.at, color });
  setBlocks(paper, contractBlocks(title, data));
  return paper.finish(`Договор № ${data.number}, ${data.hash.slice(0, 16)}`);
}

const contractBlocks = (title: string, { place, madeOn, clauses }: ContractPaperData): Block[] => [
  { kind: 'title', text: title, place, date: dateInWords(new Date(`${madeOn}T12:00:00Z`)) },
  ...clauses.map(blockOf),
];

function blockOf({ kind, number, title, text }: RenderedClause): Block {
  if (kind === 'heading') return { kind: 'section', text: `${number}. ${title ?? ''}` };
  const [first = '', ...items] = text.split('\n');
  return { kind: 'clause', number: `${number}.`, text: title ? `${title}. ${first}` : first, items };
}
