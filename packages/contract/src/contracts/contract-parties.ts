import * as z from 'zod/mini';
import { parentRelations } from '../deals/members.ts';
import { birthCertificate, organisationInn, snils } from '../fields/document-rules.ts';
import { email, personName, phone, printedLine } from '../fields/field-rules.ts';
import { isShare } from '../members/shares/shares.ts';
import { day, form } from '../wire/schema.ts';

const line = printedLine(1, 500);
const name = printedLine(1, 200);
const paperNumber = printedLine(1, 100);
const digits = (count: number) => z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)));

/** A notarial power of attorney. */
const power = form({ number: paperNumber, notary: name, givenOn: day, validUntil: day });

/** The developer, and who signs for it, in the genitive as «в лице …, на основании …» takes them. */
export const contractDeveloper = form({
  legalName: line,
  shortName: name,
  inn: organisationInn,
  kpp: digits(9),
  ogrn: digits(13),
  address: line,
  phone: name,
  email,
  site: name,
  signer: form({
    genitive: name,
    basisGenitive: name,
    /** Number of the machine-readable power (63-FZ, article 17.2); null for the head of the company. */
    machinePower: z.nullable(paperNumber),
  }),
});

const identityDocument = z.discriminatedUnion('kind', [
  form({
    kind: z.literal('passport'),
    serial: digits(4),
    number: digits(6),
    issuer: line,
    issuerCode: z.string().check(z.regex(/^\d{3}-\d{3}$/)),
    issuedOn: day,
  }),
  form({ kind: z.literal('birth-certificate'), number: birthCertificate, issuer: line, issuedOn: day }),
  form({
    kind: z.literal('foreign-passport'),
    country: name,
    number: paperNumber,
    issuer: line,
    issuedOn: day,
    validUntil: z.nullable(day),
  }),
]);
export type IdentityDocument = z.output<typeof identityDocument>;

const person = {
  lastName: personName,
  firstName: personName,
  patronymic: z.nullable(personName),
  birthday: day,
  document: identityDocument,
  address: line,
};

/** A parent or guardian of a child who is a member. */
const parent = form({
  ...person,
  relation: z.enum(Object.keys(parentRelations) as [keyof typeof parentRelations]),
});
export type ContractParent = z.output<typeof parent>;

const signer = z.discriminatedUnion('kind', [
  form({ kind: z.literal('self') }),
  /** A child of 14 to 18 signs with a parent's written consent (Civil Code, article 26). */
  form({ kind: z.literal('self-with-consent'), parent, consentOn: day }),
  /** A parent signs for a child under 14 (Civil Code, article 28). */
  form({ kind: z.literal('parent'), parent }),
  form({ kind: z.literal('representative'), ...person, power }),
]);
export type ContractSigner = z.output<typeof signer>;

export const contractMember = form({
  /** Names the member in share groups and among depositors. */
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  ...person,
  birthPlace: line,
  snils: z.nullable(snils),
  phone: z.nullable(phone),
  email: z.nullable(email),
  signer,
});
export type ContractMember = z.output<typeof contractMember>;

const whole = z.int().check(z.minimum(1));

/** A share with its holders: one member, or two spouses jointly (Family Code, article 34). */
export const contractShareGroup = form({
  share: form({ numerator: whole, denominator: whole }).check(
    z.refine((share) => isShare(share), { params: { problem: 'share' } }),
  ),
  /** IDs of members. */
  holders: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  joint: z.boolean(),
  marriage: z.nullable(form({ number: paperNumber, issuedOn: day, office: line })),
});
export type ContractShareGroup = z.output<typeof contractShareGroup>;
