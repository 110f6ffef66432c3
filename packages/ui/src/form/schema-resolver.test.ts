import { registrationContacts } from '@novosel/contract/fields/field-rules.ts';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Record<string, unknown>>;

test('[S5-16] [S5-17] a form says what its schema finds, in the language of the page', async () => {
  const values = { email: 'anna@', surname: '', agree: true, additionalAgree: false };
  const ru = await schemaResolver(registrationContacts, () => 'ru')(values, undefined, options);
  expect(ru.errors).toEqual({
    email: { type: 'email', message: 'не является правильным email адресом' },
    surname: { type: 'required', message: 'Необходимо заполнить «Фамилия»' },
  });
  const en = await schemaResolver(registrationContacts, () => 'en')(values, undefined, options);
  expect(en.errors).toMatchObject({ surname: { message: '“Surname” is required' } });
});

test('a valid form returns the parsed values', async () => {
  const values = { email: ' anna@demo.test ', surname: 'Королёва', agree: true, additionalAgree: false };
  const { values: read, errors } = await schemaResolver(registrationContacts, () => 'ru')(
    values,
    undefined,
    options,
  );
  expect(errors).toEqual({});
  expect(read).toMatchObject({ email: 'anna@demo.test' });
});

test('an error inside of a field stands at its place', async () => {
  const schema = z.object({ passport: z.object({ number: z.string().check(z.minLength(1)) }) });
  const { errors } = await schemaResolver(schema, () => 'ru')(
    { passport: { number: '' } },
    undefined,
    options,
  );
  expect(errors).toEqual({
    passport: { number: { type: 'required', message: 'Необходимо заполнить «Номер паспорта»' } },
  });
});
