const [clearTable, endOfData] = [256, 257];

/**
 * Packs as a PDF wants it (ISO 32000-1, 7.4.4.2).
 * @param early by how many entries codes grow before they must
 */
export function packLzw(data: Buffer, early: 0 | 1): Buffer {
  const bits: string[] = [];
  let [table, width] = [new Map<string, number>(), 9];
  const put = (code: number) => bits.push(code.toString(2).padStart(width, '0'));
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text));
  put(clearTable);
  let text = '';
  for (const sign of data.toString('latin1')) {
    if (codeOf(text + sign) !== undefined) {
      text += sign;
      continue;
    }
    put(codeOf(text) ?? endOfData);
    table.set(text + sign, 258 + table.size);
    // The reader's table is one entry behind.
    if (257 + table.size + early >= 1 << width) width += 1;
    if (width > 11) {
      put(clearTable);
      [table, width] = [new Map(), 9];
    }
    text = sign;
  }
  if (text) put(codeOf(text) ?? endOfData);
  put(endOfData);
  const whole = bits.join('');
  return Buffer.from((whole.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}
