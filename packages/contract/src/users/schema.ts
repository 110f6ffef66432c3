import * as z from 'zod/mini';
import { patronymic, personName, printedLine } from '../fields/field-rules.ts';
import { day, form, locale, moment } from '../wire/schema.ts';

/** S3-01, S3-04. Status 5: the confirmation code must still be accepted (S3-03). */
export const user = z.object({
  id: z.int(),
  status: z.int(),
  nickname: z.nullable(z.string()),
  surname: z.string(),
  name: z.string(),
  patronymic: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.string(),
  client: z.boolean(),
  delegate: z.boolean(),
  subscriptions: z.array(z.string()),
  birthday: z.nullable(day),
  lastAuth: z.nullable(moment),
  createdAt: moment,
  isEmployee: z.boolean(),
  /** Since when the person keeps his cabinet frozen (decision 021). */
  frozenAt: z.nullable(moment),
  /** Rights of the present session (ruling on roles): view, sign, pay. */
  scope: z.array(z.enum(['view', 'sign', 'pay'])),
  locale,
});
export type User = z.output<typeof user>;

/** S1-49, S7-07 ruling: only what the sign-in page needs, never a secret. */
export const oauthClient = z.object({
  clientId: z.string(),
  name: z.string(),
  domain: z.string(),
  loginUrl: z.string(),
  logoutUrl: z.string(),
});
export type OauthClient = z.output<typeof oauthClient>;

const place = printedLine(1, 500);

/** S3-33…38: what a buyer types of his passport. */
export const passportForm = form({
  lastName: personName,
  firstName: personName,
  /** Absent for people who have none. */
  patronymic: z.nullable(patronymic),
  sex: z.union([z.literal(1), z.literal(2)]),
  serial: z.string().check(z.regex(/^\d{4}$/)),
  number: z.string().check(z.regex(/^\d{6}$/)),
  birthday: day,
  birthPlace: place,
  issuer: place,
  issuerCode: z.string().check(z.regex(/^\d{3}-\d{3}$/)),
  issueDate: day,
  addressRegister: place,
  addressLiving: z.nullable(place),
  addressesEqual: z.boolean(),
});
export type PassportForm = z.output<typeof passportForm>;

/**
 * The passport as read back: the same with the S3-37 string (empty unless 4 and 6 digits, S5) and the check's
 * result.
 */
export const passport = z.extend(z.object(passportForm.shape), {
  serialNumber: z.string(),
  checked: z.boolean(),
  /** Why the desk could not check it; null when it has not said so. */
  refusal: z.nullable(z.string()),
  scans: z.array(z.string()),
});
export type Passport = z.output<typeof passport>;
