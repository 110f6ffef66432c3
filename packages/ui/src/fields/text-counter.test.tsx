import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../text/i18n.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const drawn = (Field: typeof TextField | typeof TextArea, props: { maxLength?: number }) => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  return renderToStaticMarkup(
    <WordsProvider>
      <Field id="about" label="О квартире" hint="Коротко" error="Укажите" defaultValue="Дом" {...props} />
    </WordsProvider>,
  );
};

test.each([
  ['a line', TextField],
  ['an area', TextArea],
])('[S5-31] the counter of %s is read out with the field, and not at each key', (_, Field) => {
  const page = drawn(Field, { maxLength: 35 });
  expect(page).toContain('aria-describedby="about-error about-hint about-counter"');
  expect(page).toMatch(/<span id="about-counter"[^>]*>3 \/ 35<\/span>/);
  expect(page).not.toContain('aria-live');
  expect(drawn(Field, {})).toContain('aria-describedby="about-error about-hint"');
});
