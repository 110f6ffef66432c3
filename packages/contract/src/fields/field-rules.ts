import * as z from 'zod/mini';
import { fileBytesAtMost, fileExtensions } from '../documents/limits.ts';
import { cleanText } from './clean-text.ts';
import { emailLength, readEmail } from './email.ts';
import { cleanName, nameFault, paperFault, type SignFault } from './names.ts';
import { phoneProblem, readPhone } from './phone.ts';

/** A required line; surrounding spaces do not count. */
export const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const refusesSign = (fault: (text: string) => SignFault | undefined) =>
  z.check<string>(({ value, issues }) => {
    const found = fault(value);
    if (found) issues.push({ code: 'custom', input: value, params: found });
  });

/** A patronymic may be a placeholder («-»): the form asks about it and does not refuse it. */
export const patronymic = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1), z.maxLength(100), refusesSign(nameFault));

/** A first or last name: letters, hyphen, apostrophe, space. */
export const personName = patronymic.check(
  z.overwrite((name) => (/\p{L}/u.test(name) ? name : '')),
  z.minLength(1),
);

/** A line printed in papers: only letters of their font. */
export const printedLine = (least: number, most: number) =>
  z.string().check(
    z.overwrite((text) => cleanText(text).replace(/\s+/gu, ' ').trim()),
    z.minLength(least),
    z.maxLength(most),
    refusesSign(paperFault),
  );

/** A reason of the desk that a paper prints, such as a new edition of an agreement. */
export const printedReason = printedLine(3, 1000);

/** An e-mail for sign-in, registration and settings (S5-09, S5-10), parsed into its canonical form. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(emailLength),
    z.overwrite((text) => readEmail(text) ?? text),
    z.check(({ value, issues }) => {
      if (readEmail(value) === undefined)
        issues.push({ code: 'custom', input: value, params: { problem: 'email' } });
    }),
  )
  .register(z.globalRegistry, { format: 'idn-email' });

/** A Russian phone in any notation, parsed as +79000000001. */
export const phone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.overwrite((text) => readPhone(text) ?? text),
  z.check(({ value, issues }) => {
    const problem = phoneProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { problem } });
  }),
);

/** A required checkbox (S5-12). */
export const consent = z.literal(true);

/** An SMS code of exactly this many digits (S5-14, S5-15). */
export const code = (length: 4 | 6) =>
  z.string().check(z.minLength(1), z.regex(new RegExp(`^\\d{${length}}$`)));

/**
 * A new password: only its length is limited (NIST SP 800-63B, 3.1.1.2). Spaces count; only the server knows
 * whether it was leaked.
 */
export const password = z.string().check(z.minLength(8), z.maxLength(128));

/** Shortest and longest message of a feedback, in characters (S5-03, S5-04, S9-01). */
export const feedbackMessage = { least: 3, most: 65_535 } as const;

/**
 * Attachments of a feedback: several files of these formats, each at most so many bytes (S5-06…08, S9-23).
 */
export const feedbackFiles = {
  extensions: fileExtensions,
  maxBytes: fileBytesAtMost,
  /** Most files of one message; our choice, since the specification says only «several». */
  most: 10,
} as const;

/** The two steps of the registration as the person fills them in (S3-20, S4.3, S5). */
export const registrationContacts = z.object({
  email,
  surname: personName,
  agree: consent,
  additionalAgree: z.boolean(),
});

/** A multipart form sends every line end as two characters, while a person typed one. */
export const lineEnds = z.overwrite<string>((text) => text.replaceAll('\r\n', '\n'));

/** Personal data of a registration (S3-20, S5). */
export const registrationDetails = z.object({
  surname: personName,
  firstName: personName,
  phone,
  email,
  agree: consent,
  additionalAgree: z.boolean(),
});

/** The last step of a registration or a recovery: the code that was sent, and a new password. */
export const codeAndPassword = z.object({ code: code(6), password });

/** A change of phone or e-mail: the codes sent to the former and to the new one. */
export const bothCodes = z.object({ oldCode: code(6), newCode: code(6) });

/** Re-authentication by the present password (promise 11). */
export const presentPassword = z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) });

/** Unfreezing a cabinet: the present password and the code sent to the phone. */
export const unfreezing = z.object({ ...presentPassword.shape, code: code(6) });

/** The name of a passkey, chosen by its owner. */
export const passkeyNaming = z.object({ name: filled(60) });

/** A new password in place of the present one, as in the settings. */
export const passwordChange = z.object({
  ...presentPassword.shape,
  newPassword: password,
});

/** A message to the developer (S5-01…04). */
export const feedback = z.object({
  subject: filled(100),
  message: z
    .string()
    .check(lineEnds, z.trim(), z.minLength(feedbackMessage.least), z.maxLength(feedbackMessage.most)),
});

/** A form check: one field repeats another, such as a new password. */
const sameAs = <Name extends string>(field: Name, other: Name) =>
  z.check<Record<Name, unknown>>((payload) => {
    if (payload.value[field] === payload.value[other]) return;
    payload.issues.push({
      code: 'custom',
      input: payload.value[field],
      path: [field],
      params: { problem: 'sameAs', other },
    });
  });

/** A new password: typed twice, and confirmed by an SMS code. */
export const newPassword = z
  .object({ password, passwordAgain: z.string(), code: code(6) })
  .check(sameAs('passwordAgain', 'password'));
