import type { ChildForm, ChildPapers, RegistrationType } from '@novosel/contract/members/papers/papers.ts';
import type { FieldPaths } from '@novosel/contract/members/papers/papers-errors.ts';
import type { OwnPapers } from '@novosel/contract/members/schema.ts';
import { ageOn } from '@novosel/contract/users/age.ts';
import { type Country, defaultCountry } from '@novosel/contract/users/countries.ts';
import { firstPassportAge } from '@novosel/contract/users/rules.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { keysOf, storedScans } from './scans-field.tsx';

/** The sheet of a child as it stands on the screen. */
export interface ChildTyped {
  readonly citizenship: Country;
  readonly sex: '1' | '2' | '';
  readonly birthPlace: string;
  readonly certificateNumber: string;
  readonly certificateIssuedOn: string;
  readonly certificateIssuer: string;
  /** «4711 123456». */
  readonly passportNumber: string;
  readonly passportIssueDate: string;
  readonly passportIssuer: string;
  readonly passportIssuerCode: string;
  readonly snils: string;
  readonly registration: RegistrationType;
  readonly registrationUntil: string;
  readonly address: string;
  readonly scans: readonly StoredFile[];
  readonly consentScans: readonly StoredFile[];
  readonly guardianScans: readonly StoredFile[];
  readonly agree: boolean;
}

export const childPaths: FieldPaths<ChildTyped> = {
  citizenship: 'citizenship',
  sex: 'sex',
  birthPlace: 'birthPlace',
  certificateNumber: 'certificate.number',
  certificateIssuedOn: 'certificate.issuedOn',
  certificateIssuer: 'certificate.issuer',
  passportNumber: 'passport.number',
  passportIssueDate: 'passport.issueDate',
  passportIssuer: 'passport.issuer',
  passportIssuerCode: 'passport.issuerCode',
  snils: 'snils',
  registration: 'registration',
  registrationUntil: 'registrationUntil',
  address: 'address',
  scans: 'scans',
  consentScans: 'consentScans',
  guardianScans: 'guardianScans',
  agree: 'agree',
};

type Given = Pick<OwnPapers, 'childPapers' | 'scans'>;

const documentTyped = ({ childPapers }: Given) => {
  const { certificate, passport } = childPapers ?? {};
  return {
    certificateNumber: certificate?.number ?? '',
    certificateIssuedOn: certificate?.issuedOn ?? '',
    certificateIssuer: certificate?.issuer ?? '',
    passportNumber: passport ? `${passport.serial} ${passport.number}` : '',
    passportIssueDate: passport?.issueDate ?? '',
    passportIssuer: passport?.issuer ?? '',
    passportIssuerCode: passport?.issuerCode ?? '',
  };
};

const scansTyped = ({ childPapers, scans }: Given) => ({
  scans: storedScans(childPapers?.scans ?? [], scans),
  consentScans: storedScans(childPapers?.consentScans ?? [], scans),
  guardianScans: storedScans(childPapers?.guardianScans ?? [], scans),
});

/** What was sent before, or an empty sheet. */
export const childTyped = (own: Given): ChildTyped => ({
  citizenship: own.childPapers?.citizenship ?? defaultCountry,
  sex: own.childPapers ? (own.childPapers.sex === 1 ? '1' : '2') : '',
  birthPlace: own.childPapers?.birthPlace ?? '',
  snils: own.childPapers?.snils ?? '',
  registration: own.childPapers?.registration ?? 'permanent',
  registrationUntil: own.childPapers?.registrationUntil ?? '',
  address: own.childPapers?.address ?? '',
  agree: false,
  ...documentTyped(own),
  ...scansTyped(own),
});

/** Whether the document of a child is a passport on a day, YYYY-MM-DD. */
export const hasPassport = ({ birthday }: Pick<ChildForm, 'birthday'>, today: string): boolean =>
  ageOn(birthday, today) >= firstPassportAge;

const passportBody = (typed: ChildTyped): ChildPapers['passport'] => ({
  serial: typed.passportNumber.slice(0, 4),
  number: typed.passportNumber.slice(5),
  issueDate: typed.passportIssueDate,
  issuer: typed.passportIssuer,
  issuerCode: typed.passportIssuerCode,
});

const certificateBody = (typed: ChildTyped): ChildPapers['certificate'] => ({
  number: typed.certificateNumber,
  issuedOn: typed.certificateIssuedOn,
  issuer: typed.certificateIssuer,
});

const sexes: Readonly<Record<ChildTyped['sex'], 1 | 2 | undefined>> = { '1': 1, '2': 2, '': undefined };

/** The body of the call, which may still be wrong. */
export const childBody = (
  typed: ChildTyped,
  child: Pick<ChildForm, 'birthday' | 'relation'>,
  today: string,
) => {
  const withPassport = hasPassport(child, today);
  return {
    citizenship: typed.citizenship,
    sex: sexes[typed.sex],
    birthPlace: typed.birthPlace,
    certificate: withPassport ? null : certificateBody(typed),
    passport: withPassport ? passportBody(typed) : null,
    snils: typed.snils,
    registration: typed.registration,
    registrationUntil: typed.registration === 'permanent' ? null : typed.registrationUntil,
    address: typed.address,
    scans: keysOf(typed.scans),
    consentScans: withPassport ? keysOf(typed.consentScans) : [],
    guardianScans: child.relation === 'guardian' ? keysOf(typed.guardianScans) : [],
    agree: typed.agree,
  };
};
