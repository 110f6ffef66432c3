import { cleanText } from '@novosel/contract/fields/clean-text.ts';
import { dateMask, issuerCodeMask, passportMask } from '@novosel/contract/fields/masks.ts';
import {
  cleanName,
  type NameKind,
  type NameQuestion,
  nameFault,
  paperFault,
  type SignFault,
} from '@novosel/contract/fields/names.ts';
import {
  birthdayProblem,
  issueProblem,
  numberProblem,
  type PassportFinding,
  type PassportProblem,
} from '@novosel/contract/users/rules.ts';
import type { Passport, PassportForm } from '@novosel/contract/users/schema.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';
import { openQuestion } from '@novosel/ui/text/sure-names.ts';

/** Values of the form as typed; converted into the call when it is sent. */
export interface PassportValues {
  lastName: string;
  firstName: string;
  patronymic: string;
  noPatronymic: boolean;
  sex: '1' | '2' | null;
  /** «4019 003181». */
  serialNumber: string;
  birthday: string;
  birthPlace: string;
  issuer: string;
  issuerCode: string;
  issueDate: string;
  addressRegister: string;
  addressLiving: string;
  addressesEqual: boolean;
  scans: readonly StoredFile[];
}
export type PassportField = keyof PassportValues;

/** What is wrong with a field; its text is the page's, or the contract's. */
export type PassportFault =
  | 'required'
  | 'wrong'
  | PassportProblem
  | Omit<PassportFinding, 'field'>
  | SignFault
  | NameQuestion;
export type PassportFaults = Partial<Record<PassportField, PassportFault>>;

const empty: PassportValues = {
  lastName: '',
  firstName: '',
  patronymic: '',
  noPatronymic: false,
  sex: null,
  serialNumber: '',
  birthday: '',
  birthPlace: '',
  issuer: '',
  issuerCode: '',
  issueDate: '',
  addressRegister: '',
  addressLiving: '',
  addressesEqual: true,
  scans: [],
};

/**
 * The form filled from the profile, or an empty one. Scans show their IDs until the server sends their names.
 */
export const passportValues = (known: Passport | null): PassportValues =>
  known
    ? {
        lastName: known.lastName,
        firstName: known.firstName,
        patronymic: known.patronymic ?? '',
        noPatronymic: known.patronymic === null,
        sex: known.sex === 1 ? '1' : '2',
        serialNumber: passportMask.shape(`${known.serial}${known.number}`),
        birthday: known.birthday,
        birthPlace: known.birthPlace,
        issuer: known.issuer,
        issuerCode: known.issuerCode,
        issueDate: known.issueDate,
        addressRegister: known.addressRegister,
        addressLiving: known.addressLiving ?? '',
        addressesEqual: known.addressesEqual,
        scans: known.scans.map((key) => ({ key, title: key, size: 0 })),
      }
    : empty;

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && dateMask.read(dateMask.show(value)) === value;

const isEmpty = (value: string): boolean => cleanText(value).trim() === '';

const faultOf = (value: string, readable: boolean): PassportFault | undefined => {
  if (isEmpty(value)) return 'required';
  return readable ? undefined : 'wrong';
};

const dateFaultOf = (value: string, rule: () => Omit<PassportFinding, 'field'> | undefined) => {
  const fault = faultOf(value, isDay(value));
  if (fault) return fault;
  const found = rule();
  return found?.day ? found : found?.problem;
};

const nameFaultOf = (value: string, kind: NameKind = 'name'): PassportFault | undefined => {
  const name = cleanName(value);
  if (kind === 'name' ? !/\p{L}/u.test(name) : name === '') return 'required';
  return nameFault(name) ?? openQuestion(kind, value);
};

const lineFaultOf = (value: string): PassportFault | undefined =>
  isEmpty(value) ? 'required' : paperFault(cleanText(value).replace(/\s+/gu, ' '));

/**
 * All faults of the passport in the order of the screen: missing or unreadable values, and the contract's
 * rules, which the server checks, too.
 * @param today calendar date YYYY-MM-DD by the server's clock
 */
export const passportFaults = (values: PassportValues, today: string): PassportFaults => {
  const { patronymic, noPatronymic, sex, serialNumber, issuerCode, addressesEqual, addressLiving } = values;
  const { birthday, issueDate } = values;
  const found: Record<string, PassportFault | undefined> = {
    lastName: nameFaultOf(values.lastName),
    firstName: nameFaultOf(values.firstName),
    patronymic: noPatronymic ? undefined : nameFaultOf(patronymic, 'patronymic'),
    sex: sex === null ? 'required' : undefined,
    birthday: dateFaultOf(birthday, () => birthdayProblem(birthday, today)),
    birthPlace: lineFaultOf(values.birthPlace),
    serialNumber:
      faultOf(serialNumber, passportMask.read(serialNumber) !== undefined) ??
      numberProblem(serialNumber.slice(5))?.problem,
    issueDate: dateFaultOf(issueDate, () =>
      isDay(birthday) ? issueProblem(birthday, issueDate, today) : undefined,
    ),
    issuerCode: faultOf(issuerCode, issuerCodeMask.read(issuerCode) !== undefined),
    issuer: lineFaultOf(values.issuer),
    addressRegister: lineFaultOf(values.addressRegister),
    addressLiving: addressesEqual ? undefined : lineFaultOf(addressLiving),
    scans: values.scans.length === 0 ? 'required' : undefined,
  } satisfies Partial<Record<PassportField, PassportFault | undefined>>;
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as PassportFaults;
};

/** The body of the call; only for values without faults. */
export const passportBody = (values: PassportValues): { passport: PassportForm; scans: string[] } => {
  const [serial = '', number = ''] = values.serialNumber.split(' ');
  return {
    passport: {
      lastName: cleanName(values.lastName),
      firstName: cleanName(values.firstName),
      patronymic: values.noPatronymic ? null : cleanName(values.patronymic),
      sex: values.sex === '1' ? 1 : 2,
      serial,
      number,
      birthday: values.birthday,
      birthPlace: values.birthPlace.trim(),
      issuer: values.issuer.trim(),
      issuerCode: values.issuerCode,
      issueDate: values.issueDate,
      addressRegister: values.addressRegister.trim(),
      addressLiving: values.addressesEqual ? null : values.addressLiving.trim(),
      addressesEqual: values.addressesEqual,
    },
    scans: values.scans.map(({ key }) => key),
  };
};

/** The field of the form for a field that the server refused («passport.serial», «scans.0»). */
export const formField = (name: string): PassportField | undefined => {
  const [first, second] = name.split('.');
  const field = first === 'passport' ? second : first;
  if (field === 'serial' || field === 'number') return 'serialNumber';
  return field !== undefined && Object.hasOwn(empty, field) ? (field as PassportField) : undefined;
};
