import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { nameQuestionPhrase } from '@novosel/contract/fields/names.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import type { Passport, User } from '@novosel/contract/users/schema.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { type Locale, useLocale } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FieldErrors, ResolverResult, UseFormReturn } from 'react-hook-form';
import {
  type PassportFault,
  type PassportField,
  type PassportValues,
  passportFaults,
  passportValues,
} from './passport-values.ts';

const withUser = (values: PassportValues, user: User): PassportValues => ({
  ...values,
  lastName: values.lastName || user.surname,
  firstName: values.firstName || user.name,
  patronymic: values.patronymic || (values.noPatronymic ? '' : (user.patronymic ?? '')),
  birthday: values.birthday || (user.birthday ?? ''),
});

/** The text is the contract's: the server sends the same. */
const errorOf = (field: PassportField, fault: PassportFault, locale: Locale) => {
  if (typeof fault !== 'string' && 'ask' in fault)
    return { type: 'ask', message: nameQuestionPhrase(fault, locale) };
  const { problem, ...demand } = typeof fault === 'string' ? { problem: fault } : fault;
  const said = problem === 'wrong' || problem === 'living-address-missing' ? 'default' : problem;
  return { type: problem, message: fieldPhrase(said, field, locale, demand) };
};

/** Owner of the passport and of its draft, once he is loaded. */
export const usePassportOwner = (): User | undefined => useQuery(queryFor(getUser)).data;

interface PassportFormOptions {
  /** Name of the draft. */
  draft: string;
  /** The passport as the server knows it. */
  known: Passport | null;
  user: User;
  /** Calendar date YYYY-MM-DD by the server's clock. */
  today: string;
}

/** The passport's form: from the draft, else from the profile; saved as a draft while the person types. */
export const usePassportForm = ({
  draft,
  known,
  user,
  today,
}: PassportFormOptions): UseFormReturn<PassportValues> => {
  const locale = useLocale();
  const check = (values: PassportValues): ResolverResult<PassportValues> => {
    const faults = Object.entries(passportFaults(values, today)) as [PassportField, PassportFault][];
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([field, fault]) => [field, errorOf(field, fault, locale)]));
    return { values: {}, errors: errors as FieldErrors<PassportValues> };
  };
  const first = withUser(passportValues(known), user);
  return useKeptForm(check, first, { draft: draftOf<PassportValues>(draft, user.id) }).form;
};
