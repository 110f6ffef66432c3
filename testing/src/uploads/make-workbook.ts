import { crc32, deflateRawSync } from 'node:zlib';
import { packZip } from '../../../apps/server/src/platform/files/safe-zip.ts';

export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export interface MadeSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The whole XML of the sheet, or its rows. */
  readonly xml: string;
}

export interface MadeParts {
  readonly strings?: string;
  readonly styles?: string;
  /** How the program that wrote the workbook names its parts. */
  readonly named?: (part: string) => string;
}

/** A workbook of sheets with exactly this XML. */
export function makeWorkbook(
  sheets: readonly MadeSheet[],
  { strings, styles, named }: MadeParts = {},
): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const related = [
    ...sheets.map((_, i) => relation(`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`)),
    ...(strings === undefined ? [] : [relation('rId90', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('rId91', 'styles', 'styles.xml')]),
  ];
  const listed = sheets.map(
    ({ name, state }, i) =>
      `<sheet name="${name}" sheetId="${i + 7}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`,
  );
  const files = new Map([
    ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    ['_rels/.rels', relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationsOf(related.join(''))],
    ...sheets.map(({ xml }, i): [string, string] => [
      `xl/worksheets/sheet${i + 1}.xml`,
      xml.startsWith('<row') ? `<worksheet xmlns="${main}"><sheetData>${xml}</sheetData></worksheet>` : xml,
    ]),
    ...(strings === undefined ? [] : [['xl/sharedStrings.xml', strings] as const]),
    ...(styles === undefined ? [] : [['xl/styles.xml', styles] as const]),
  ]);
  return packZip(
    new Map([...files].map(([name, text]) => [named?.(name) ?? name, Buffer.from(head + text)] as const)),
  );
}

const relationsOf = (all: string) => `<Relationships xmlns="${packages}">${all}</Relationships>`;

/** Texts in the shared table, as Excel stores them outside of their cells. */
export const sharedStrings = (...texts: readonly string[]) =>
  `<sst xmlns="${main}" count="${texts.length}" uniqueCount="${texts.length}">${texts
    .map((text) => (text.startsWith('<') ? `<si>${text}</si>` : `<si><t>${text}</t></si>`))
    .join('')}</sst>`;

/** Styles by the formats of their numbers: a built-in one, or a format code. */
export function stylesOf(...formats: readonly (number | string)[]): string {
  const codes = formats.flatMap((format, i) =>
    typeof format === 'string' ? `<numFmt numFmtId="${200 + i}" formatCode="${format}"/>` : [],
  );
  const styles = formats.map(
    (format, i) => `<xf numFmtId="${typeof format === 'string' ? 200 + i : format}"/>`,
  );
  return `<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`;
}

/** An archive whose first file is deflated and declares a size of ten bytes. */
export function bombOf(files: ReadonlyMap<string, Buffer>, name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const whole = packZip(new Map([[name, packed], ...[...files].filter(([other]) => other !== name)]));
  const entry = whole.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  // Method, checksum and size stand both before the file and in the directory.
  for (const at of [6, entry + 8]) {
    whole.writeUInt16LE(8, at + 2);
    whole.writeUInt32LE(crc32(content), at + 8);
    whole.writeUInt32LE(10, at + 16);
  }
  return whole;
}
