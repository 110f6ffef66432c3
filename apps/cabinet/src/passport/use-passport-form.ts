import { queryFor } from '@novosel/client/query-for.ts';
import { fieldPhrase } from '@novosel/contract/field-errors.ts';
import { fieldLabel } from '@novosel/contract/field-labels.ts';
import { nameQuestionPhrase } from '@novosel/contract/names.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import type { Passport, User } from '@novosel/contract/users/schema.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { keepDraft, readDraft } from '../drafts.ts';
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

const faultType = (fault: PassportFault): string => {
  if (typeof fault === 'string') return fault;
  return 'ask' in fault ? 'ask' : fault.problem;
};

/** Whose passport it is, once he is known: a draft is his alone. */
export const usePassportOwner = (): User | undefined => useQuery(queryFor(getUser)).data;

interface PassportFormOptions {
  /** Name under which what is typed is kept. */
  draft: string;
  /** What the server knows of the passport. */
  known: Passport | null;
  user: User;
  /** Calendar date YYYY-MM-DD by the server's clock. */
  today: string;
}

/** The passport's form: from the draft, else from the profile; what is typed is kept as it is typed. */
export const usePassportForm = ({
  draft,
  known,
  user,
  today,
}: PassportFormOptions): UseFormReturn<PassportValues> => {
  const t = useText();
  const locale = useLocale();
  const wordsOf = useCallback(
    (field: PassportField, fault: PassportFault) => {
      if (typeof fault !== 'string')
        return 'ask' in fault
          ? nameQuestionPhrase(fault, locale)
          : fieldPhrase(fault.problem, field, locale, fault);
      const label = field === 'serialNumber' ? t('passport.serialNumber') : (fieldLabel(field, locale) ?? '');
      return t('passport.fault', { fault: fault.replaceAll('-', '_'), label });
    },
    [t, locale],
  );
  const form = useForm<PassportValues>({
    mode: 'onTouched',
    defaultValues: readDraft<PassportValues>(draft, user.id) ?? withUser(passportValues(known), user),
    resolver: (values) => {
      const faults = Object.entries(passportFaults(values, today)) as [PassportField, PassportFault][];
      if (faults.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(
        faults.map(([field, fault]) => [field, { type: faultType(fault), message: wordsOf(field, fault) }]),
      );
      return { values: {}, errors: errors as FieldErrors<PassportValues> };
    },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepDraft(draft, { user: user.id, values: form.getValues() }));
    return unsubscribe;
  }, [form, draft, user.id]);
  return form;
};
