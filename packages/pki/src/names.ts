import {
  Set as AsnSet,
  NumericString,
  ObjectIdentifier,
  PrintableString,
  Sequence,
  Utf8String,
} from 'asn1js';
import { RelativeDistinguishedNames } from 'pkijs';
import { readDer } from './der.ts';
import { oid } from './oids.ts';

/** A person or an organisation as a qualified certificate names it (order of the FSB no. 795). */
export interface DistinguishedName {
  readonly commonName: string;
  readonly surname?: string;
  /** Name and patronymic. */
  readonly givenName?: string;
  readonly organization?: string;
  readonly title?: string;
  /** 11 digits. */
  readonly snils?: string;
  /** 12 digits. */
  readonly inn?: string;
  /** 10 digits, of a legal person. */
  readonly innLegal?: string;
  /** 13 digits. */
  readonly ogrn?: string;
}

const fields: readonly (keyof DistinguishedName)[] = [
  'commonName',
  'surname',
  'givenName',
  'organization',
  'title',
  'snils',
  'inn',
  'innLegal',
  'ogrn',
];
const digits: ReadonlySet<keyof DistinguishedName> = new Set(['snils', 'inn', 'innLegal', 'ogrn']);

const attribute = (type: string, value: NumericString | PrintableString | Utf8String) =>
  new AsnSet({ value: [new Sequence({ value: [new ObjectIdentifier({ value: type }), value] })] });

/** The name as a sequence of one attribute each. */
export function toRdn(name: DistinguishedName): RelativeDistinguishedNames {
  const own = fields.flatMap((field) => {
    const value = name[field];
    if (value === undefined) return [];
    return [
      attribute(oid[field], digits.has(field) ? new NumericString({ value }) : new Utf8String({ value })),
    ];
  });
  const country = attribute(oid.country, new PrintableString({ value: 'RU' }));
  // Written by itself, the library would put all of them into one set.
  return readDer(
    new Uint8Array(new Sequence({ value: [...own, country] }).toBER()),
    RelativeDistinguishedNames,
  );
}

/** What a certificate says of its owner; fields that it lacks are absent. */
export function fromRdn(name: RelativeDistinguishedNames): DistinguishedName {
  const read = (field: keyof DistinguishedName): string | undefined => {
    const found = name.typesAndValues.find(({ type }) => type === oid[field]);
    return found ? String(found.value.valueBlock.value) : undefined;
  };
  const known = Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return { commonName: '', ...known };
}
