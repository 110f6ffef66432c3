import { BadZip, openZip, type Zip } from '../files/safe-zip.ts';
import { kindOfFormat, type NumberKind } from './number-format.ts';
import { plainText, type SheetContext, sheetVisitor } from './read-sheet.ts';
import { BadXml, walkXml, type XmlVisitor } from './walk-xml.ts';
import type { Sheet, WorkbookLimits } from './workbook.ts';

const zipLimits = { files: 200, bytes: 40 * 1024 * 1024, ratio: 200 };
/** Limit for the number of texts, of styles, of sheets and of relations. */
const entriesAtMost = 1_200_000;
/** Sheets whose rows are all kept until it is known which are needed. */
const sheetsInFull = 5;

/** Whether a namespace is one of ECMA-376: the usual or the «strict» one. */
const main = (namespace: string): boolean =>
  namespace === 'http://schemas.openxmlformats.org/spreadsheetml/2006/main' ||
  namespace === 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const relations = (namespace: string): boolean =>
  namespace === 'http://schemas.openxmlformats.org/package/2006/relationships';

interface Relation {
  /** The last part of its type: `worksheet`, `styles`. */
  readonly kind: string;
  readonly part: string;
}

interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly relation: string;
}

/**
 * Reads all sheets of an XLSX workbook (ECMA-376), each in one pass.
 * @returns undefined for other files, for one with macros, and for one made to exhaust the memory
 */
export async function readWorkbook(bytes: Buffer, limits: WorkbookLimits): Promise<Sheet[] | undefined> {
  try {
    return await readSheets(openParts(bytes), limits);
  } catch (error) {
    if (error instanceof BadZip || error instanceof BadXml) return undefined;
    throw error;
  }
}

type Parts = (name: string) => AsyncIterable<Buffer> | undefined;

/** Parts by normalised names: programs write them with backslashes and in any case. */
function openParts(bytes: Buffer): Parts {
  const zip: Zip = openZip(bytes, zipLimits);
  const names = new Map(zip.names.map((name) => [partName(name), name]));
  if (names.size < zip.names.length) throw new BadZip('two parts of one name');
  if ([...names.keys()].some((name) => name.includes('vbaproject'))) throw new BadZip('macros');
  return (name) => {
    const written = names.get(partName(name));
    return written === undefined ? undefined : zip.read(written);
  };
}

const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

async function readSheets(parts: Parts, limits: WorkbookLimits): Promise<Sheet[]> {
  const package_ = await readRelations(parts, '_rels/.rels', '');
  const workbook = [...package_.values()].find(({ kind }) => kind === 'officeDocument')?.part;
  if (workbook === undefined) throw new BadXml('no workbook');
  const folder = workbook.slice(0, workbook.lastIndexOf('/') + 1);
  const file = workbook.slice(folder.length);
  const related = await readRelations(parts, `${folder}_rels/${file}.rels`, folder);
  const partOf = (kind: string) => [...related.values()].find((one) => one.kind === kind)?.part;
  const context: SheetContext = {
    strings: await readStrings(parts, partOf('sharedStrings')),
    styles: await readStyles(parts, partOf('styles')),
  };
  const sheets: Sheet[] = [];
  const room = { rows: limits.rows * sheetsInFull };
  for (const { name, hidden, relation } of await readNames(parts, workbook)) {
    const { kind, part } = related.get(relation) ?? { kind: 'none', part: '' };
    // Charts and dialogs are sheets, too; they have no cells.
    if (kind === 'chartsheet' || kind === 'dialogsheet') continue;
    const { visitor, sheet } = sheetVisitor(context, limits, room);
    await walk(parts, part, visitor);
    sheets.push({ name, hidden, ...sheet() });
  }
  if (sheets.length === 0) throw new BadXml('no sheets');
  return sheets;
}

async function walk(parts: Parts, name: string, visitor: XmlVisitor, uses = main): Promise<void> {
  const pieces = parts(name);
  if (!pieces) throw new BadXml(`no part ${name}`);
  await walkXml(pieces, uses, visitor);
}

/** Relations of a part by ID. */
async function readRelations(parts: Parts, name: string, folder: string): Promise<Map<string, Relation>> {
  const found = new Map<string, Relation>();
  const open: XmlVisitor['open'] = ({ path, get }) => {
    if (path !== 'Relationships/Relationship' || get('TargetMode') === 'External') return;
    const [id, type = '', target = ''] = [get('Id'), get('Type'), get('Target')];
    if (id === undefined || found.size > entriesAtMost) throw new BadXml('a relation that is none');
    found.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), part: resolved(target, folder) });
  };
  await walk(parts, name, { open }, relations);
  return found;
}

/** A target relative to the root of the package, or to the folder of the part that names it. */
function resolved(target: string, folder: string): string {
  const plain = target.replaceAll('\\', '/');
  try {
    const { pathname } = new URL(plain.startsWith('/') ? plain : `/${folder}${plain}`, 'http://package');
    return decodeURIComponent(pathname.slice(1));
  } catch {
    throw new BadXml('a target that is no address');
  }
}

async function readNames(parts: Parts, workbook: string): Promise<NamedSheet[]> {
  const sheets: NamedSheet[] = [];
  const open: XmlVisitor['open'] = ({ path, get, foreign }) => {
    if (path !== 'workbook/sheets/sheet') return;
    const relation = foreign('id');
    if (relation === undefined || sheets.length > zipLimits.files) throw new BadXml('a sheet that is none');
    const hidden = (get('state') ?? 'visible') !== 'visible';
    sheets.push({ name: plainText(get('name') ?? ''), hidden, relation });
  };
  await walk(parts, workbook, { open });
  return sheets;
}

/** Texts that cells refer to by index, without Japanese reading aids. */
async function readStrings(parts: Parts, name: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (name === undefined) return strings;
  let text = '';
  const keeps = (path: string) => path === 'sst/si/t' || path === 'sst/si/r/t';
  const close = (path: string, said: string) => {
    if (keeps(path)) text += said;
    if (path !== 'sst/si') return;
    if (strings.push(plainText(text)) > entriesAtMost) throw new BadXml('too many texts');
    text = '';
  };
  await walk(parts, name, { keeps, close });
  return strings;
}

/** Kinds of numbers by the index of a cell's style. */
async function readStyles(parts: Parts, name: string | undefined): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  if (name === undefined) return [];
  const open: XmlVisitor['open'] = ({ path, get }) => {
    const id = Number(get('numFmtId') ?? 0);
    if (path === 'styleSheet/numFmts/numFmt') codes.set(id, get('formatCode') ?? '');
    if (path === 'styleSheet/cellXfs/xf') styles.push(id);
    if (codes.size + styles.length > entriesAtMost) throw new BadXml('too many styles');
  };
  await walk(parts, name, { open });
  return styles.map((id) => kindOfFormat(id, codes.get(id)));
}
