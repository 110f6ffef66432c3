import { beginBooking, saveBookingPassport } from '@novosel/contract/booking/endpoints.ts';
import { confirmCash } from '@novosel/contract/desk/endpoints.ts';
import { passportForm } from '@novosel/contract/users/schema.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jsonSchema } from '../answers.ts';
import { fromForm } from './form-body.ts';

const read = (schema: z.ZodMiniType, fields: Record<string, unknown>) =>
  fromForm(jsonSchema(schema, 'input'), fields);

const passport = {
  lastName: 'Королёва',
  firstName: 'Анна',
  patronymic: null,
  sex: 2,
  serial: '0099',
  number: '012345',
  birthday: '1991-04-12',
  birthPlace: 'г. Архангельск',
  issuer: 'Отделом УФМС',
  issuerCode: '290-002',
  issueDate: '2011-05-01',
  addressRegister: 'г. Архангельск',
  addressLiving: null,
  addressesEqual: true,
};

describe('a form is read by the schema of the call', () => {
  it.each(['1', 'true'])('numbers and consent, «%s» is yes', (agree) => {
    const body = read(beginBooking.body as z.ZodMiniType, {
      term: 'standard',
      priceKopecks: '436900000',
      rulesVersion: '3',
      agree,
    });
    expect(z.parse(beginBooking.body as z.ZodMiniType, body)).toEqual({
      term: 'standard',
      priceKopecks: 436_900_000,
      rulesVersion: '3',
      agree: true,
    });
  });

  it.each(['', '1e9', '0x10', '10.5', ' 1', '9'.repeat(30)])('«%s» is no sum', (kopecks) => {
    const body = read(confirmCash.body as z.ZodMiniType, { receipt: '7', kopecks });
    expect(z.safeParse(confirmCash.body as z.ZodMiniType, body).success).toBe(false);
  });

  it('fields of a field, lists, and what is absent', () => {
    const fields = Object.fromEntries(
      Object.entries(passport).map(([name, value]) => [`passport[${name}]`, String(value ?? '')]),
    );
    for (const scans of [{ 'scans[]': ['a', 'b'] }, { scans: ['a', 'b'] }]) {
      const body = read(saveBookingPassport.body as z.ZodMiniType, { ...fields, ...scans });
      expect(body).toMatchObject({ passport, scans: ['a', 'b'] });
      expect(z.safeParse(passportForm, (body as { passport: unknown }).passport).success).toBe(true);
    }
    expect(read(saveBookingPassport.body as z.ZodMiniType, { scans: 'a' })).toEqual({ scans: ['a'] });
  });

  it('a series that looks like a number stays text', () => {
    expect(read(passportForm, { serial: '0099' })).toEqual({ serial: '0099' });
  });

  it('no name reaches a prototype', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('__proto__', 'constructor', 'toString'),
        fc.constantFrom('polluted', '__proto__', 'x'),
        (outer, inner) => {
          read(passportForm, { [`${outer}[${inner}]`]: '1' });
          expect(({} as Record<string, unknown>).polluted).toBeUndefined();
          expect(({} as Record<string, unknown>).x).toBeUndefined();
        },
      ),
    );
  });
});
