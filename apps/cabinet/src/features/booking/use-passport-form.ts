import { queryFor } from '@novosel/client/query-for.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { fieldLabel } from '@novosel/contract/field-labels.ts';
import { isoDay } from '@novosel/contract/time.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import type { User } from '@novosel/contract/users/schema.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { keepDraft, readDraft } from '../../drafts.ts';
import {
  type PassportFault,
  type PassportField,
  type PassportValues,
  passportFaults,
  passportValues,
} from './passport-values.ts';

/** Name of the draft of an estate's passport. */
export const draftOf = (estate: number): string => `passport:${estate}`;

const withUser = (values: PassportValues, user: User): PassportValues => ({
  ...values,
  lastName: values.lastName || user.surname,
  firstName: values.firstName || user.name,
  patronymic: values.patronymic || (values.noPatronymic ? '' : (user.patronymic ?? '')),
  birthday: values.birthday || (user.birthday ?? ''),
});

/** The user, once he is known: a draft is his alone. */
export const useUser = (): User | undefined => useQuery(queryFor(getUser)).data;

/** The passport's form: from the draft, else from the profile; what is typed is kept as it is typed. */
export const usePassportForm = (page: BookingPage, user: User): UseFormReturn<PassportValues> => {
  const t = useText();
  const locale = useLocale();
  const estate = page.card.estate.id;
  const wordsOf = useCallback(
    (field: PassportField, fault: PassportFault) => {
      const label =
        field === 'serialNumber' ? t('booking.passport.serialNumber') : (fieldLabel(field, locale) ?? '');
      return t('booking.passport.fault', { fault: fault.replaceAll('-', '_'), label });
    },
    [t, locale],
  );
  const form = useForm<PassportValues>({
    mode: 'onTouched',
    defaultValues:
      readDraft<PassportValues>(draftOf(estate), user.id) ?? withUser(passportValues(page.passport), user),
    resolver: (values) => {
      const faults = Object.entries(passportFaults(values, isoDay(page.now))) as [
        PassportField,
        PassportFault,
      ][];
      if (faults.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(
        faults.map(([field, fault]) => [field, { type: fault, message: wordsOf(field, fault) }]),
      );
      return { values: {}, errors: errors as FieldErrors<PassportValues> };
    },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() =>
      keepDraft(draftOf(estate), { user: user.id, values: form.getValues() }),
    );
    return unsubscribe;
  }, [form, estate, user.id]);
  return form;
};
