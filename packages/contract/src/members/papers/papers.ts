import * as z from 'zod/mini';
import { parentRelations } from '../../deals/members.ts';
import { powerForm } from '../../delegates/power.ts';
import { birthCertificate, snils } from '../../fields/document-rules.ts';
import { patronymic, personName, printedLine } from '../../fields/field-rules.ts';
import { type Country, countries } from '../../users/countries.ts';
import { registrationTypes } from '../../users/registration-types.ts';
import { day, form, uuid } from '../../wire/schema.ts';

/** Most files of one document. */
export const memberScansAtMost = 10;

const country = z.enum(Object.keys(countries) as [Country, ...Country[]]);
const files = z.array(uuid).check(z.minLength(1), z.maxLength(memberScansAtMost));
const filesOrNone = z.array(uuid).check(z.maxLength(memberScansAtMost));

export type RegistrationType = keyof typeof registrationTypes;
const registration = {
  registration: z.enum(Object.keys(registrationTypes) as [RegistrationType, ...RegistrationType[]]),
  /** The last day of a temporary registration; null for a permanent one. */
  registrationUntil: z.nullable(day),
};

/** The document of a person without a Russian passport, with its certified translation. */
const foreignDocument = form({
  number: printedLine(3, 40),
  issuer: printedLine(2, 200),
  issuedOn: day,
  /** Null for a document without an end. */
  until: z.nullable(day),
  scans: files,
  translation: files,
});

/** What an adult enters besides his passport, which is in his profile. */
export const adultPapers = form({
  citizenship: country,
  /** Null for a Russian citizen. */
  foreign: z.nullable(foreignDocument),
  snils,
  ...registration,
  /** The notarial power of a representative; null for an owner. */
  power: z.nullable(form(powerForm.shape)),
});
export type AdultPapers = z.output<typeof adultPapers>;

export type ParentRelation = keyof typeof parentRelations;
const relation = z.enum(Object.keys(parentRelations) as [ParentRelation, ...ParentRelation[]]);

/** A child, entered by a parent or a guardian. */
export const childForm = form({
  lastName: personName,
  firstName: personName,
  /** Null for people without a patronymic. */
  patronymic: z.nullable(patronymic),
  birthday: day,
  relation,
});
export type ChildForm = z.output<typeof childForm>;

/** What a parent or a guardian enters for a child. */
export const childPapers = form({
  citizenship: country,
  sex: z.union([z.literal(1), z.literal(2)]),
  birthPlace: printedLine(1, 500),
  /** Until the 14th birthday. */
  certificate: z.nullable(form({ number: birthCertificate, issuedOn: day, issuer: printedLine(3, 500) })),
  /** From the 14th birthday on. */
  passport: z.nullable(
    form({
      serial: z.string().check(z.regex(/^\d{4}$/)),
      number: z.string().check(z.regex(/^\d{6}$/)),
      issueDate: day,
      issuer: printedLine(3, 500),
      issuerCode: z.string().check(z.regex(/^\d{3}-\d{3}$/)),
    }),
  ),
  snils,
  ...registration,
  address: printedLine(3, 500),
  /** Scans of the certificate or the passport. */
  scans: files,
  /** Scans of a parent's written consent, from the 14th birthday on. */
  consentScans: filesOrNone,
  /** Scans of the act that appoints the guardian. */
  guardianScans: filesOrNone,
  /** The parent's consent on behalf of the child. */
  agree: z.literal(true),
});
export type ChildPapers = z.output<typeof childPapers>;

export const marriageForm = form({
  number: printedLine(3, 40),
  issuedOn: day,
  office: printedLine(3, 300),
  scans: files,
});
export type MarriageForm = z.output<typeof marriageForm>;
