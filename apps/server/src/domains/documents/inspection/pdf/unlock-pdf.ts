import { keyWithoutPassword, type ObjectCipher, type PdfKey } from './encryption-key.ts';
import { BadPdf, type PdfDictionary, type PdfValue } from './read-value.ts';
import {
  type FoundObject,
  type FoundTrailer,
  isStream,
  mostSigns,
  nameBefore,
  type ObjectName,
  scanObjects,
} from './scan-objects.ts';
import { listOf, type Numbered, resolved } from './stream-facts.ts';
import { writeValue } from './write-value.ts';

type Entries = PdfDictionary['entries'];

/** Each string needs its own cipher; a paper of 500 pages has some thousands. */
const mostTexts = 100_000;

interface Unlocking {
  readonly key: PdfKey;
  readonly numbered: Numbered;
  /** Strings that may still be decrypted. */
  texts: number;
}

/**
 * Decrypts a PDF that viewers open without a password. The objects are written in the order of the file,
 * without a table and without encryption. Nothing is decompressed here, but by the check of the result.
 * @returns undefined for a PDF with a password or a signature over its bytes
 * @throws BadPdf
 */
export function unlockPdf(bytes: Buffer): Buffer | undefined {
  if (bytes.includes('/ByteRange')) return undefined;
  const text = bytes.toString('latin1');
  const scanned = scanObjects(text, { signs: mostSigns });
  const { numbered } = scanned;
  const entry = trailerReader(scanned.objects, scanned.trailers);
  const encryption = entry('Encrypt');
  const [facts] = resolved(encryption, numbered);
  const [id] = listOf(resolved(entry('ID'), numbered)[0]);
  const key = facts?.is === 'dictionary' ? keyWithoutPassword(facts, bytesOf(id), numbered) : undefined;
  if (!key) return undefined;

  const unlocking: Unlocking = { key, numbered, texts: mostTexts };
  const parts = [`${/%PDF-\d\.\d/.exec(text)?.[0] ?? '%PDF-1.7'}\n`];
  let behind = 0;
  for (const found of scanned.objects) {
    // Encrypted bytes may look like an object.
    if (found.at < behind || found.numbers.length === 0) continue;
    behind = isStream(found) ? scanned.endOf(found) : found.end;
    const name = nameBefore(text, found.at);
    const isKey = encryption?.is === 'reference' && encryption.number === name.number;
    if (isKey || isOfType(found.value, 'XRef')) continue;
    const data = isStream(found) ? bytes.subarray(found.from, behind) : undefined;
    parts.push(`${name.number} 0 obj\n`, writeUnlocked(found, data, name, unlocking), '\nendobj\n');
  }
  const trailer = ['Root', 'Info'].flatMap((name) => {
    const value = entry(name);
    return value ? [`/${name} ${writeValue(value)}`] : [];
  });
  return Buffer.from([...parts, `trailer\n<< ${trailer.join(' ')} >>\n`].join(''), 'latin1');
}

/** Reads an entry of the last trailer that has it; tables in streams are trailers, too (7.5.8). */
function trailerReader(objects: readonly FoundObject[], trailers: readonly FoundTrailer[]) {
  const tables = objects.map(({ value }) => value).filter((value) => isOfType(value, 'XRef'));
  const dictionaries = [...tables, ...trailers.map(({ value }) => value)].filter(
    (value) => value.is === 'dictionary',
  );
  return (name: string) => dictionaries.findLast(({ entries }) => entries.has(name))?.entries.get(name);
}

/** The type must be in the dictionary itself: a referenced one may be written many times. */
function isOfType(value: PdfValue, type: string): boolean {
  const said = value.is === 'dictionary' ? value.entries.get('Type') : undefined;
  return said?.is === 'name' && said.text === type;
}

const bytesOf = (value: PdfValue | undefined) =>
  Buffer.from(value?.is === 'string' ? value.text : '', 'latin1');

/** @param data encrypted data of a stream @throws BadPdf */
function writeUnlocked(
  { value }: FoundObject,
  data: Buffer | undefined,
  { number, generation }: ObjectName,
  unlocking: Unlocking,
): string {
  const decrypt = unlocking.key.texts(number, generation);
  const plainText = (text: string) => {
    unlocking.texts -= 1;
    if (unlocking.texts < 0) throw new BadPdf('too many texts');
    return decrypt(Buffer.from(text, 'latin1')).toString('latin1');
  };
  if (value.is !== 'dictionary' || !data) return writeValue(value, plainText);
  const { cipher, entries } = cryptFilterOf(value, unlocking);
  const plain = cipher(number, generation)(data);
  const length: PdfValue = { is: 'number', number: plain.length };
  const head = writeValue(
    { is: 'dictionary', entries: new Map([...entries, ['Length', length]]) },
    plainText,
  );
  return `${head}\nstream\n${plain.toString('latin1')}\nendstream`;
}

const untouched: ObjectCipher = () => (data) => data;

/**
 * The encryption of a stream, and its dictionary without that. Its first filter may be a crypt filter
 * (7.4.10).
 * @throws BadPdf
 */
function cryptFilterOf(
  dictionary: PdfDictionary,
  { key, numbered }: Unlocking,
): { cipher: ObjectCipher; entries: Entries } {
  const { entries } = dictionary;
  const first = (value: PdfValue | undefined) => resolved(value, numbered)[0];
  const [filter, ...filters] = listOf(first(entries.get('Filter')));
  const named = first(filter);
  if (named?.is !== 'name' || named.text !== 'Crypt') {
    const isPlain = !key.metadata && isOfType(dictionary, 'Metadata');
    return { cipher: isPlain ? untouched : key.streams, entries };
  }
  const [settings, ...others] = listOf(first(entries.get('DecodeParms')));
  const own = first(settings);
  const name = own?.is === 'dictionary' ? first(own.entries.get('Name')) : undefined;
  const cipher = key.named(name?.is === 'name' ? name.text : 'Identity');
  if (!cipher) throw new BadPdf('a crypt filter that is not known');
  const rest = new Map(entries);
  rest.set('Filter', { is: 'array', items: filters });
  rest.set('DecodeParms', { is: 'array', items: others });
  return { cipher, entries: rest };
}
