import type { PdfValue } from './read-value.ts';

/**
 * A value in PDF syntax, in latin1. References are to generation 0.
 * @param plain transforms the text of a string
 */
export function writeValue(value: PdfValue, plain = (text: string) => text): string {
  if (value.is === 'dictionary') {
    const pairs = [...value.entries].map(([key, inner]) => `${writeName(key)} ${writeValue(inner, plain)}`);
    return `<< ${pairs.join(' ')} >>`;
  }
  if (value.is === 'array') return `[${value.items.map((item) => writeValue(item, plain)).join(' ')}]`;
  if ('number' in value) return value.is === 'reference' ? `${value.number} 0 R` : writeNumber(value.number);
  if (value.is === 'string') return writeText(plain(value.text));
  return value.is === 'name' ? writeName(value.text) : value.text;
}

/** Not in hexadecimal, which would hide words from the check of the result. */
const writeText = (text: string) => `(${text.replace(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;

const writeName = (name: string) =>
  `/${name.replace(/[^\w.+*:-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** The format has no exponents. */
function writeNumber(number: number): string {
  const short = String(number);
  return short.includes('e') ? number.toFixed(10) : short;
}
