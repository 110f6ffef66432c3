import { expect, it } from 'vitest';
import brand from '../../../brand.json' with { type: 'json' };
import { namesOfBrand } from './brand.ts';

const source = (text: string) => namesOfBrand({ path: 'apps/cabinet/src/locales/ru.po', text });

it('finds the developer by name, phone, address and number outside of brand.json', () => {
  expect(source(`msgstr "Спасибо, что выбрали «${brand.name.ru}»"`)).toHaveLength(1);
  expect(source(`<a href="tel:${brand.phones.support}">${brand.phones.supportShown}</a>`)).toHaveLength(2);
  expect(source(`ИНН ${brand.developer.inn}`)).toHaveLength(1);
  expect(source('msgstr "Спасибо, что выбрали {name}"')).toEqual([]);
});
