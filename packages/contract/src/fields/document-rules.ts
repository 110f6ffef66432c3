import * as z from 'zod/mini';
import { birthCertificateMask, organisationInnMask, personInnMask, snilsMask } from './masks.ts';
import { type NumberFault, organisationInnFault, personInnFault, snilsFault } from './personal-numbers.ts';

const keyedNumber = (faultOf: (text: string) => NumberFault | undefined, show: (digits: string) => string) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(32),
    z.overwrite((text) => (faultOf(text) ? text : show(text))),
    z.check(({ value, issues }) => {
      const fault = faultOf(value);
      if (fault) issues.push({ code: 'custom', input: value, params: fault });
    }),
  );

/** A SNILS with any separators, parsed as 112-233-445 95. */
export const snils = keyedNumber(snilsFault, snilsMask.show);

/** The INN of a person, parsed as twelve digits. */
export const personInn = keyedNumber(personInnFault, personInnMask.show);

/** The INN of an organisation, parsed as ten digits. */
export const organisationInn = keyedNumber(organisationInnFault, organisationInnMask.show);

/** A birth certificate in letters of either alphabet, parsed into its canonical form «IV-МЮ 123456». */
export const birthCertificate = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(32),
  z.overwrite((text) => birthCertificateMask.read(text) ?? text),
  z.check(({ value, issues }) => {
    if (birthCertificateMask.read(value) === undefined)
      issues.push({ code: 'custom', input: value, params: { problem: 'birthCertificate' } });
  }),
);
