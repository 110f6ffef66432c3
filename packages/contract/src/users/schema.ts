import * as z from 'zod/mini';
import { patronymic, personName, printedLine } from '../fields/field-rules.ts';
import { day, form, locale, moment } from '../wire/schema.ts';

/** S3-01, S3-04. Status 5: the confirmation code is not accepted yet (S3-03). */
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
  /** Since when the person has frozen his cabinet (decision 021). */
  frozenAt: z.nullable(moment),
  /** Rights of this session (ruling on roles): view, sign, pay. */
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

/** S3-33…38: what a buyer enters from his passport. */
export const passportForm = form({
  lastName: personName,
  firstName: personName,
  /** Absent for people without a patronymic. */
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
 * The stored passport: the same with the S3-37 string (empty unless 4 and 6 digits, S5) and the result of the
 * check.
 */
export const passport = z.extend(z.object(passportForm.shape), {
  serialNumber: z.string(),
  checked: z.boolean(),
  /** Why the desk could not check it; null otherwise. */
  refusal: z.nullable(z.string()),
  scans: z.array(z.string()),
});
export type Passport = z.output<typeof passport>;
