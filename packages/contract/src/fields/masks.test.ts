import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxRubles } from '../texts/money.ts';
import {
  accountMask,
  bikMask,
  birthCertificateMask,
  dateMask,
  fractionMask,
  issuerCodeMask,
  type Mask,
  moneyMask,
  moneyWithKopecksMask,
  organisationInnMask,
  passportMask,
  passportSerialNumber,
  personInnMask,
  phoneMask,
  snilsMask,
} from './masks.ts';

// Characters that people type and paste: digits, separators, letters of both alphabets, symbols.
const typed = fc.string({
  unit: fc.constantFrom(...'0123456789 -+/.,()ХIVXМЮабzЁ№'.split('')),
  maxLength: 30,
});

/** The field's text after every key. */
const type = ({ shape }: Pick<Mask<unknown>, 'shape'>, keys: string) =>
  [...keys].reduce((shown, key) => shape(shown + key), '');

const holds = <Value>(name: string, mask: Mask<Value>) =>
  describe(`every mask: ${name}`, () => {
    test('shaping twice changes nothing more', () => {
      fc.assert(fc.property(typed, (text) => mask.shape(mask.shape(text)) === mask.shape(text)));
    });

    test('a value that is read is shown as it was and read again the same', () => {
      fc.assert(
        fc.property(typed, (text) => {
          const value = mask.read(mask.shape(text));
          if (value !== undefined) expect(mask.read(mask.show(value))).toEqual(value);
        }),
      );
    });

    test('deleting from the end always comes to an empty field', () => {
      fc.assert(
        fc.property(typed, (text) => {
          let shown = mask.shape(text);
          for (let step = 0; step < 40 && shown; step += 1) shown = mask.shape(shown.slice(0, -1));
          expect(shown).toBe('');
        }),
      );
    });
  });

holds('BIC', bikMask);
holds('account of a bank', accountMask);
holds('SNILS', snilsMask);
holds('INN of a person', personInnMask);
holds('INN of an organisation', organisationInnMask);
holds('phone', phoneMask);
holds('passport', passportMask);
holds('issuer code', issuerCodeMask);
holds('date', dateMask);
holds('money', moneyMask);
holds('money with kopecks', moneyWithKopecksMask);
holds('fraction', fractionMask);
holds('birth certificate', birthCertificateMask);

describe('phone', () => {
  test.each([
    ['9000000001', '+7 900 000-00-01'],
    ['89000000001', '+7 900 000-00-01'],
    ['+7 (900) 000 00 01', '+7 900 000-00-01'],
    ['900', '+7 900'],
  ])('%s is shown as %s', (text, shown) => {
    expect(phoneMask.shape(text)).toBe(shown);
    expect(type(phoneMask, text)).toBe(shown);
  });

  test('only a whole number is read', () => {
    expect(phoneMask.read('+7 900 000-00-01')).toBe('+79000000001');
    expect(phoneMask.read('+7 900 000-00-0')).toBeUndefined();
  });

  test('any ten digits make a number of eleven', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{9}$/), (digits) => {
        expect(phoneMask.read(phoneMask.shape(digits))).toBe(`+7${digits}`);
      }),
    );
  });
});

describe('passport', () => {
  test('[S3-35] [S3-36] [S5-43] [S9-17] four digits of the serial, six of the number', () => {
    expect(passportMask.shape('4019003181')).toBe('4019 003181');
    expect(passportMask.read('4019 003181')).toBe('4019 003181');
    expect(passportMask.read('4019 00318')).toBeUndefined();
    expect(passportMask.shape('40190031819')).toBe('4019 003181');
  });

  test('[S3-37] [S5-43] [S5-44] the serial-number string is empty unless both have exactly their digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), fc.stringMatching(/^\d{0,8}$/), (serial, number) => {
        const whole = serial.length === 4 && number.length === 6;
        expect(passportSerialNumber(serial, number)).toBe(whole ? `${serial} ${number}` : '');
      }),
    );
    expect(passportSerialNumber('40a9', '003181')).toBe('');
  });

  test('issuer code', () => {
    expect(issuerCodeMask.shape('780001')).toBe('780-001');
    expect(issuerCodeMask.shape('780')).toBe('780');
    expect(issuerCodeMask.read('780-00')).toBeUndefined();
  });
});

describe('date', () => {
  test('[S3-38] [S9-21] kept as YYYY-MM-DD, typed and shown as ДД.ММ.ГГГГ (decision 033)', () => {
    expect(dateMask.shape('14051991')).toBe('14.05.1991');
    expect(dateMask.read('14.05.1991')).toBe('1991-05-14');
    expect(dateMask.show('1991-05-14')).toBe('14.05.1991');
  });

  test.each(['31.02.2020', '29.02.2021', '00.01.2000', '01.13.2000'])('%s does not exist', (shown) => {
    expect(dateMask.read(shown)).toBeUndefined();
  });

  test('every day there is goes through unchanged', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(dateMask.read(dateMask.show(iso))).toBe(iso);
      }),
    );
  });
});

describe('money', () => {
  test('[S3-91] [S3-93] whole rubles without a sign', () => {
    expect(moneyMask.shape('-12480000')).toBe('12\u00a0480\u00a0000');
    expect(moneyMask.shape('12 480 000,50')).toBe('12\u00a0480\u00a0000');
    expect(moneyMask.read(moneyMask.shape('12480000'))).toBe(1_248_000_000);
  });

  test.each(['12,480,000', '12.480.000', '12,480,000.50', '12.480.000,5 руб.', '12 480 000.00'])(
    '[S3-91] «%s», pasted from a table, is whole rubles',
    (pasted) => expect(moneyMask.shape(pasted)).toBe('12\u00a0480\u00a0000'),
  );

  test('[S3-92] [S9-13] never over 999999999999', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const value = moneyMask.read(moneyMask.shape(text)) ?? 0;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(maxRubles * 100);
        expect(value % 100).toBe(0);
      }),
    );
    expect(moneyMask.shape('9999999999999')).toBe('999\u00a0999\u00a0999\u00a0999');
  });

  test('[S3-94] two decimals', () => {
    expect(moneyWithKopecksMask.shape('1234,567')).toBe('1\u00a0234,56');
    expect(moneyWithKopecksMask.shape('1234.5')).toBe('1\u00a0234,5');
    expect(moneyWithKopecksMask.read('1\u00a0234,5')).toBe(123_450);
    expect(moneyWithKopecksMask.show(123_405)).toBe('1\u00a0234,05');
  });

  test.each([
    ['12,480,000.50', '12\u00a0480\u00a0000,50'],
    ['12.480.000,5 руб.', '12\u00a0480\u00a0000,5'],
    ['12,480,000', '12\u00a0480\u00a0000'],
    ['12,480.50', '12\u00a0480,50'],
    // A single comma separates kopecks, however much is typed after it.
    ['12,480', '12,48'],
    ['12,48.', '12,48'],
  ])('[S3-94] «%s», pasted from a table, is «%s»', (pasted, shown) =>
    expect(moneyWithKopecksMask.shape(pasted)).toBe(shown),
  );

  test('[S3-95] two decimals do not go over 999999999999', () => {
    expect(moneyWithKopecksMask.read(moneyWithKopecksMask.shape('999999999999,99'))).toBe(maxRubles * 100);
    fc.assert(
      fc.property(typed, (text) => {
        const value = moneyWithKopecksMask.read(moneyWithKopecksMask.shape(text)) ?? 0;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(maxRubles * 100);
      }),
    );
  });
});

describe('fraction', () => {
  test('[S3-96] both parts are positive', () => {
    expect(fractionMask.read('1/2')).toEqual({ numerator: 1, denominator: 2 });
    expect(fractionMask.shape('0/5')).toBe('');
    expect(fractionMask.shape('-1/-2')).toBe('1/2');
    expect(fractionMask.read('1/')).toBeUndefined();
    fc.assert(
      fc.property(typed, (text) => {
        const value = fractionMask.read(fractionMask.shape(text));
        if (!value) return;
        expect(value.numerator).toBeGreaterThan(0);
        expect(value.denominator).toBeGreaterThan(0);
      }),
    );
  });
});

describe('birth certificate', () => {
  test('[S3-97] Roman numerals of 1 to 4, dash, two Cyrillic letters, space, six digits', () => {
    expect(type(birthCertificateMask, 'ivмю123456')).toBe('IV-МЮ 123456');
    expect(type(birthCertificateMask, 'III-АБ 654321')).toBe('III-АБ 654321');
    expect(birthCertificateMask.read('IV-МЮ 123456')).toBe('IV-МЮ 123456');
  });

  test('[S3-97] whatever is read has that form', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const value = birthCertificateMask.read(birthCertificateMask.shape(text));
        if (value) expect(value).toMatch(/^[IVXLCDM]{1,4}-[А-ЯЁ]{2} \d{6}$/);
      }),
    );
  });

  test.each(['IIIII-МЮ 123456', 'IV-MU 123456', 'IV-МЮ 12345', 'IV МЮ 123456', '-МЮ 123456'])(
    '[S3-97] %s is not read',
    (shown) => {
      expect(birthCertificateMask.read(shown)).toBeUndefined();
    },
  );
});
