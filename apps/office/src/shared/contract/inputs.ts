import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import { isDay } from '../words/is-day.ts';

/** What the lawyer enters for a contract, as its fields hold it; days as YYYY-MM-DD or unfinished. */
export interface TypedInputs {
  readonly loanNumber: string;
  readonly loanOn: string;
  readonly loanPlace: string;
  readonly certificate: string;
  readonly capitalUntil: string;
  readonly instalmentsFrom: string;
  readonly consentOn: string;
}
export type InputField = keyof TypedInputs;

export const inputGroups = ['loan', 'capital', 'instalments', 'consent'] as const;
export type InputGroup = (typeof inputGroups)[number];

export const isInputGroup = (code: string): code is InputGroup => inputGroups.some((one) => one === code);

export const fieldsOf: Readonly<Record<InputGroup, readonly InputField[]>> = {
  loan: ['loanNumber', 'loanOn', 'loanPlace'],
  capital: ['certificate', 'capitalUntil'],
  instalments: ['instalmentsFrom'],
  consent: ['consentOn'],
};

const dayFields: readonly InputField[] = ['loanOn', 'capitalUntil', 'instalmentsFrom', 'consentOn'];
export const isDayField = (field: InputField): boolean => dayFields.includes(field);

export const nothingTyped: TypedInputs = {
  loanNumber: '',
  loanOn: '',
  loanPlace: '',
  certificate: '',
  capitalUntil: '',
  instalmentsFrom: '',
  consentOn: '',
};

/** Inputs of an earlier draft as the first values of the fields. */
export const typedOf = ({ loan, capital, instalmentsFrom, consentOn }: ContractInputs): TypedInputs => ({
  loanNumber: loan?.contractNumber ?? '',
  loanOn: loan?.contractOn ?? '',
  loanPlace: loan?.place ?? '',
  certificate: capital?.certificate ?? '',
  capitalUntil: capital?.until ?? '',
  instalmentsFrom: instalmentsFrom ?? '',
  consentOn: consentOn ?? '',
});

/** Groups with at least one typed value. */
export const begunGroups = (typed: TypedInputs): readonly InputGroup[] =>
  inputGroups.filter((group) => fieldsOf[group].some((field) => typed[field].trim() !== ''));

/** Whether a field of a required group is empty or holds no date. */
export const isUnfinished = (typed: TypedInputs, field: InputField): boolean =>
  isDayField(field) ? !isDay(typed[field]) : typed[field].trim() === '';

/** The inputs for the call; undefined while a field of these groups is incomplete. */
export function readInputs(typed: TypedInputs, groups: readonly InputGroup[]): ContractInputs | undefined {
  if (groups.some((group) => fieldsOf[group].some((field) => isUnfinished(typed, field)))) return undefined;
  const has = (group: InputGroup) => groups.includes(group);
  return {
    loan: has('loan')
      ? {
          contractNumber: typed.loanNumber.trim(),
          contractOn: typed.loanOn,
          place: typed.loanPlace.trim(),
        }
      : null,
    capital: has('capital') ? { certificate: typed.certificate.trim(), until: typed.capitalUntil } : null,
    instalmentsFrom: has('instalments') ? typed.instalmentsFrom : null,
    consentOn: has('consent') ? typed.consentOn : null,
  };
}
