import { packZip } from '../../src/platform/files/safe-zip.ts';

export type XlsxCell = string | number | { readonly formula: string; readonly value: number };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook with one sheet, as Excel would write them. */
export function xlsxFiles(rows: readonly (readonly XlsxCell[])[]): Map<string, Buffer> {
  const cellOf = (value: XlsxCell, place: string) => {
    if (typeof value === 'object') return `<c r="${place}"><f>${value.formula}</f><v>${value.value}</v></c>`;
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const sheet = rows.map((cells, row) => {
    const shown = cells.map((value, column) =>
      cellOf(value, `${String.fromCharCode(65 + column)}${row + 1}`),
    );
    return `<row r="${row + 1}">${shown.join('')}</row>`;
  });
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Цены" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  return new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
}

export function makeXlsx(rows: readonly (readonly XlsxCell[])[]): Buffer {
  return packZip(xlsxFiles(rows));
}
