import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierOf, normalizePhone } from './identifier.ts';
import { maskPhone } from './mask-phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const separator = fc.constantFrom('', ' ', '-', '(', ') ');

describe('identifiers', () => {
  it('a phone is the same however it is written', () => {
    fc.assert(
      fc.property(
        digits(9),
        fc.constantFrom('+7', '7', '8', ''),
        separator,
        separator,
        (rest, country, one, other) => {
          const own = `9${rest}`;
          const written = `${country}${one}${own.slice(0, 3)}${other}${own.slice(3, 6)}${one}${own.slice(6)}`;
          expect(normalizePhone(written)).toBe(`7${own}`);
        },
      ),
    );
  });

  it.each([
    '',
    '+7',
    '7900000000',
    '790000000011',
    '+1 212 555 0100',
    '+375 29 123-45-67',
    '+84 912 345 678',
    '+7 701 123-45-67',
    '+7 900 123-45-67, +7 900 765-43-21',
    'phone',
  ])('%j is no Russian phone', (typed) => {
    expect(normalizePhone(typed)).toBeUndefined();
  });

  it('an address is compared without case and spaces around', () => {
    const read = (email: string) => identifierOf({ type: 'email', email }).value;
    expect(read(' Anna@Demo.TEST ')).toBe('anna@demo.test');
    expect(() => read('anna')).toThrow('VALIDATION');
    expect(() => read('an na@demo.test')).toThrow('VALIDATION');
  });

  it('a masked phone shows its beginning and two last digits', () => {
    expect(maskPhone('79000000001')).toBe('+7 900 •••-••-01');
  });
});
