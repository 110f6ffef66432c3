import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTerms } from '../desk/endpoints.ts';
import { discountForm } from '../loyalty/desk-forms.ts';
import { letterOffPaper } from '../texts/paper-letters.ts';
import { fieldPhrase } from './field-errors.ts';
import { fieldFindings } from './field-problems.ts';
import { patronymic, personName, printedLine } from './field-rules.ts';
import { cleanName, nameFault, nameQuestion, nameQuestionPhrase, plainLetters } from './names.ts';

/** The problem of a name's text, or the parsed name. */
const read = (schema: typeof personName, text: string) => {
  const { data, error } = schema.safeParse(text, { reportInput: true });
  if (!error) return { name: data };
  const [{ problem, ...demand } = { problem: 'default' as const }] = fieldFindings(error);
  return { words: fieldPhrase(problem, 'surname', 'ru', demand) };
};

describe('a name', () => {
  test.each([
    ['  Королёва ', 'Королёва'],
    ['Салтыков‑Щедрин', 'Салтыков-Щедрин'],
    ['О’Хара', "О'Хара"],
    ['Анна\u00a0 Мария', 'Анна Мария'],
    ['И\u0306ога\u200bн\u202e', 'Йоган'],
    ['Әлия', 'Әлия'],
    ['Müller', 'Müller'],
  ])('«%s» is read as «%s»', (text, name) => {
    expect(read(personName, text)).toEqual({ name });
  });

  test.each([
    ['', 'Необходимо заполнить «Фамилия»'],
    ['\u200b\u2060\u00ad\ufeff\u202e\u3164', 'Необходимо заполнить «Фамилия»'],
    ['-', 'Необходимо заполнить «Фамилия»'],
    ['Анна 2', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите «2»'],
    ['Анна\nМария', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите перенос строки'],
    ['Анна\u0007', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите служебный знак'],
    ['<b>Анна', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите «<»'],
    ['Анна 👋', 'Здесь пишут буквы, дефис, апостроф и пробел. Уберите «👋»'],
    ['Əлия', 'В документах не напечатать «Ə». Напишите без этого знака'],
    ['李', 'В документах не напечатать «李». Напишите без этого знака'],
  ])('%j is refused: %s', (text, words) => {
    expect(read(personName, text)).toEqual({ words });
  });

  test('whatever is read can be seen, printed and read again the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const { data } = personName.safeParse(text);
        if (data === undefined) return;
        expect(data).toMatch(/^[\p{L}' -]*\p{L}[\p{L}' -]*$/u);
        expect(letterOffPaper(data)).toBeUndefined();
        expect(personName.parse(data)).toBe(data);
        expect(nameFault(cleanName(text))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('a line of a paper takes digits and signs, and no letter that its font lacks', () => {
    const line = printedLine(1, 500);
    expect(line.parse(' г. Мурманск,\n ул. Мира, д. 1/2 № 3 ')).toBe('г. Мурманск, ул. Мира, д. 1/2 № 3');
    expect(line.safeParse('г. Бакı 🙂').success).toBe(false);
  });

  test('what the desk types for an agreement is such a line: why its terms changed, how a discount is called', () => {
    const terms = { priceKopecks: 1, until: '2026-12-01', finishing: 'none' };
    const discount = { title: 'Скидка', by: 'sum', value: 1, validUntil: '2026-12-01', reason: 'Обещали' };
    const read = [
      (text: string) => changeTerms.body?.safeParse({ ...terms, reason: text }),
      (text: string) => discountForm.safeParse({ ...discount, title: text }),
    ];
    for (const one of read) {
      expect(one('За ожидание: 5 % от цены')?.success).toBe(true);
      const error = one('За ожидание ✌️')?.error;
      expect(error && fieldFindings(error)).toMatchObject([{ problem: 'paperLetter', sign: '✌' }]);
    }
  });
});

describe('what is asked', () => {
  test.each(['-', '—', 'нет', 'Отсутствует', 'без отчества', 'не имеется', 'НЕТ.', 'none'])(
    '«%s» for a patronymic: is there none?',
    (text) => {
      expect(nameQuestion('patronymic', text)).toEqual({ ask: 'no-patronymic' });
      expect(nameQuestionPhrase({ ask: 'no-patronymic' }, 'ru')).toBe('Отчества нет?');
    },
  );

  test('a patronymic that stands for none is asked about, not refused', () => {
    expect(patronymic.parse('-')).toBe('-');
    expect(patronymic.parse('отсутствует')).toBe('отсутствует');
  });

  test.each(['Сергеевна', 'Нетовна', 'Бездетновна', 'Оглы', ''])('«%s» is a patronymic', (text) => {
    expect(nameQuestion('patronymic', text)).toBeUndefined();
  });

  test.each([
    ['Aнна', 'A', 'Анна'],
    ['Кopoлёвa', 'o, p, a', 'Королёва'],
    ['Анна-Mария', 'M', 'Анна-Мария'],
    ['Аннаs', 's', undefined],
    ['Аnnabel', 'А', 'Annabel'],
  ])('«%s»: «%s» is of the other alphabet, and it may have been «%s»', (text, letters, mended) => {
    expect(nameQuestion('name', text)).toMatchObject({ ask: 'two-alphabets', letters, mended });
    expect(nameQuestion('patronymic', text)).toMatchObject({ ask: 'two-alphabets' });
  });

  test('a word of one alphabet is never asked about, nor words of different ones', () => {
    const word = fc.oneof(fc.stringMatching(/^[а-яё]{1,12}$/), fc.stringMatching(/^[a-z]{1,12}$/));
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(' ', '-'),
        (words, mark) => {
          expect(nameQuestion('name', words.join(mark))).toBeUndefined();
        },
      ),
    );
  });
});

test('a search finds «ё» by «е» and any case; the names themselves differ', () => {
  expect(plainLetters('СЕМЁН Королёв')).toBe('семен королев');
  expect(plainLetters('Семён')).toBe(plainLetters('семен'));
  expect(cleanName('Семён')).not.toBe(cleanName('Семен'));
});
