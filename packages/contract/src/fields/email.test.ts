import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmail, wireEmail } from './email.ts';
import { email } from './field-rules.ts';

describe('an address of e-mail', () => {
  it.each([
    [' Anna@Demo.TEST ', 'anna@demo.test'],
    ["o'neil.anna+flat@mail.example.co", "o'neil.anna+flat@mail.example.co"],
    ['anna@почта.рф', 'anna@почта.рф'],
    ['Anna@ПОЧТА.РФ', 'anna@почта.рф'],
    ['anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
    ['ANNA@XN--80A1ACNY.XN--P1AI', 'anna@почта.рф'],
    ['anna@почта.xn--p1ai', 'anna@почта.рф'],
    ['anna@mail.дом-2.рф', 'anna@mail.дом-2.рф'],
    // «й» of two code points is «й».
    ['анна@мои\u0306.рф', 'анна@мой.рф'],
    ['анна.королёва@почта.рф', 'анна.королёва@почта.рф'],
    // Not entirely Cyrillic: it could imitate another domain, so it stays in the form of DNS.
    ['anna@пример.com', 'anna@xn--e1afmkfd.com'],
    ['anna@xn--e1afmkfd.com', 'anna@xn--e1afmkfd.com'],
    ['anna@аpple.рф', 'anna@xn--pple-43d.xn--p1ai'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(readEmail(typed)).toBe(kept);
    expect(email.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@demo.test',
    'anna@demo',
    'an na@demo.test',
    '.anna@demo.test',
    'an..na@demo.test',
    'anna.@demo.test',
    'anna@demo..test',
    'anna@demo.test/path',
    'anna@demo.test:25',
    'anna@127.0.0.1',
    'anna@xn--zz\u00e9.test',
    'anna@xn--999999999.xn--p1ai',
    'anna@почта .рф',
    'anna@рф',
    // The first letter is Cyrillic.
    'аnna@demo.test',
    'аnna@почта.рф',
    'анна@demo.test',
    `${'a'.repeat(250)}@demo.test`,
    `anna@${'щ'.repeat(60)}.рф`,
    '😀@почта.рф',
  ])('%j is none', (typed) => {
    expect(readEmail(typed)).toBeUndefined();
  });

  it('both forms of any domain of .рф are one address, and letters go to the form of DNS', () => {
    const label = fc.stringMatching(/^[а-яё\d](?:[а-яё\d-]{0,18}[а-яё\d])?$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const domain = [...labels, 'рф'].join('.');
        const wire = domainToASCII(domain);
        fc.pre(wire !== '');
        expect(domainToUnicode(wire)).toBe(domain);
        expect(readEmail(`anna@${domain}`)).toBe(`anna@${domain}`);
        expect(readEmail(`anna@${wire}`)).toBe(`anna@${domain}`);
        expect(wireEmail(`anna@${domain}`)).toBe(`anna@${wire}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('what has been read is read as the same', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
        const kept = readEmail(typed);
        if (kept !== undefined) expect(readEmail(kept)).toBe(kept);
      }),
    );
  });
});
