import type { PdfValue } from './read-value.ts';

/**
 * A value as a PDF writes it, in latin1. References lead to generation 0.
 * @param plain what is to be written of a text
 */
export function writeValue(value: PdfValue, plain = (text: string) => text): string {
  if (value.is === 'dictionary') {
    const pairs = [...value.entries].map(([key, inner]) => `${writeName(key)} ${writeValue(inner, plain)}`);
    return `<< ${pairs.join(' ')} >>`;
  }
  if (value.is === 'array') return `[${value.items.map((item) => writeValue(item, plain)).join(' ')}]`;
  if (value.is === 'string') return `<${Buffer.from(plain(value.text), 'latin1').toString('hex')}>`;
  if (value.is === 'reference') return `${value.number} 0 R`;
  if (value.is === 'number') return writeNumber(value.number);
  return value.is === 'name' ? writeName(value.text) : value.text;
}

const writeName = (name: string) =>
  `/${name.replace(/[^\w.+*:-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** The format has no exponents. */
function writeNumber(number: number): string {
  const short = String(number);
  return short.includes('e') ? number.toFixed(10) : short;
}
