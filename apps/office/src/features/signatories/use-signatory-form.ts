import { type SignatoryForm, signatoryForm } from '@novosel/contract/signatures/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { formOf, isPowerInOrder, nobody, powerParts, type TypedSignatory } from './typed-signatory.ts';

type Check = Resolver<TypedSignatory, unknown, SignatoryForm>;

/**
 * The form of a new signatory: the contract's rules, a bank where one is due, a power that is in order. It
 * keeps no draft, since a phone and a SNILS must not stay in the browser.
 */
export function useSignatoryForm() {
  const t = useText();
  const bySchema = useSchemaCheck<SignatoryForm, SignatoryForm>(signatoryForm);
  const wrong = (key: string): FieldError => ({ type: 'own', message: t(`signatories.${key}.wrong`) });
  const check: Check = async (typed, context, options) => {
    const found = await bySchema(formOf(typed), context, options as never);
    const { power, ...errors } = found.errors as FieldErrors<TypedSignatory> & { power?: object };
    if (typed.side === 'bank' && !typed.bank) errors.bank = wrong('bank');
    for (const part of powerParts) if (power && Object.hasOwn(power, part)) errors[part] = wrong(part);
    if (!typed.head && !power && !isPowerInOrder(typed, isoDay(Date.now()))) errors.until = wrong('until');
    return Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values: found.values as SignatoryForm, errors: {} };
  };
  return useKeptForm<TypedSignatory, SignatoryForm>(check, nobody, { late: true });
}
