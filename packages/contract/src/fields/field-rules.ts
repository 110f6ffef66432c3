import * as z from 'zod/mini';
import { fileBytesAtMost, fileExtensions } from '../documents/limits.ts';
import { cleanText } from './clean-text.ts';
import { emailLength, readEmail } from './email.ts';
import { cleanName, nameFault, paperFault, type SignFault } from './names.ts';
import { phoneProblem, readPhone } from './phone.ts';

/** A line that must be filled in; spaces around it do not count. */
export const filled = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const refusesSign = (fault: (text: string) => SignFault | undefined) =>
  z.check<string>(({ value, issues }) => {
    const found = fault(value);
    if (found) issues.push({ code: 'custom', input: value, params: found });
  });

/** A patronymic may be what stands for none («-»): it is asked about, not refused. */
export const patronymic = z
  .string()
  .check(z.overwrite(cleanName), z.minLength(1), z.maxLength(100), refusesSign(nameFault));

/** A name or a surname of a person: letters, hyphen, apostrophe, space. */
export const personName = patronymic.check(
  z.overwrite((name) => (/\p{L}/u.test(name) ? name : '')),
  z.minLength(1),
);

/** A line that is printed in papers, in the letters that their font has. */
export const printedLine = (least: number, most: number) =>
  z.string().check(
    z.overwrite((text) => cleanText(text).replace(/\s+/gu, ' ').trim()),
    z.minLength(least),
    z.maxLength(most),
    refusesSign(paperFault),
  );

/** A reason of the desk that a paper prints, as the new edition of an agreement does. */
export const printedReason = printedLine(3, 1000);

/**
 * An address of e-mail as sign-in, registration and settings take it (S5-09, S5-10), read in the form in
 * which it is kept.
 */
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

/** A Russian phone however it is written, read as +79000000001. */
export const phone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.overwrite((text) => readPhone(text) ?? text),
  z.check(({ value, issues }) => {
    const problem = phoneProblem(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { problem } });
  }),
);

/** A box that has to be ticked (S5-12). */
export const consent = z.literal(true);

/** A code of an SMS: exactly so many digits (S5-14, S5-15). */
export const code = (length: 4 | 6) =>
  z.string().check(z.minLength(1), z.regex(new RegExp(`^\\d{${length}}$`)));

/**
 * A password that is made: its length alone is ruled (NIST SP 800-63B, 3.1.1.2). Spaces count; whether it is
 * among the stolen ones only the server knows.
 */
export const password = z.string().check(z.minLength(8), z.maxLength(128));

/** The smallest and the largest message of a feedback, in characters (S5-03, S5-04, S9-01). */
export const feedbackMessage = { least: 3, most: 65_535 } as const;

/**
 * What may be sent with a feedback: several files of these formats, each at most so many bytes (S5-06…08,
 * S9-23).
 */
export const feedbackFiles = {
  extensions: fileExtensions,
  maxBytes: fileBytesAtMost,
  /** With one message; ours, since «several» names none. */
  most: 10,
} as const;

/** The two steps of the registration as the person fills them in (S3-20, S4.3, S5). */
export const registrationContacts = z.object({
  email,
  surname: personName,
  agree: consent,
  additionalAgree: z.boolean(),
});

/** A form that is sent in parts turns every line end into two signs; a person has typed one. */
export const lineEnds = z.overwrite<string>((text) => text.replaceAll('\r\n', '\n'));

/** What a person says of himself to have an account (S3-20, S5). */
export const registrationDetails = z.object({
  surname: personName,
  firstName: personName,
  phone,
  email,
  agree: consent,
  additionalAgree: z.boolean(),
});

/** The last step of a registration or of a recovery: the code that came, and a password that is made. */
export const codeAndPassword = z.object({ code: code(6), password });

/** A change of phone or e-mail: the codes that came to the former and to the new one. */
export const bothCodes = z.object({ oldCode: code(6), newCode: code(6) });

/** The proof that it is the person himself who acts (promise 11). */
export const presentPassword = z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) });

/** The end of a frozen cabinet: the present password and the code that came to the phone. */
export const unfreezing = z.object({ ...presentPassword.shape, code: code(6) });

/** The name by which a person tells one of his passkeys from another. */
export const passkeyNaming = z.object({ name: filled(60) });

/** A password in place of the present one, as the settings take it. */
export const passwordChange = z.object({
  ...presentPassword.shape,
  newPassword: password,
});

/** The message that a person writes to the developer (S5-01…04). */
export const feedback = z.object({
  subject: filled(100),
  message: z
    .string()
    .check(lineEnds, z.trim(), z.minLength(feedbackMessage.least), z.maxLength(feedbackMessage.most)),
});

/** A check of a form: this field repeats that one, as a new password does. */
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

/** A password that is made: typed twice, and confirmed by the code of an SMS. */
export const newPassword = z
  .object({ password, passwordAgain: z.string(), code: code(6) })
  .check(sameAs('passwordAgain', 'password'));
