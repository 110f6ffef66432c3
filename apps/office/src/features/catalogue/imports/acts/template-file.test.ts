import { importColumns } from '@novosel/contract/catalogue/desk/desk-rules.ts';
import { describe, expect, it } from 'vitest';
import { type Template, templates, templateText } from './template-file.ts';

const known = new Set<string>(Object.values(importColumns).flat());
const locales = ['ru', 'en'] as const;

describe.each(Object.keys(templates) as Template[])('the template of %s', (name) => {
  const titles = (locale: (typeof locales)[number]) =>
    templateText(name, locale)
      .slice(1)
      .trimEnd()
      .split(';')
      .map((cell) => cell.replace(/^"|"$/g, ''));

  it.each(locales)('has titles in %s that an import reads', (locale) => {
    expect(templateText(name, locale).startsWith('\uFEFF')).toBe(true);
    expect(titles(locale)).toHaveLength(templates[name].length);
    expect(titles(locale).filter((title) => !known.has(title))).toEqual([]);
  });

  it('speaks the language of the desk', () => {
    expect(titles('en').join('')).not.toMatch(/[а-яё]/i);
    expect(titles('ru').join('')).not.toMatch(/[a-z]{3}/i);
  });
});
