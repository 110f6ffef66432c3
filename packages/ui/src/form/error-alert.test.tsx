import { i18n } from '@lingui/core';
import type { Key, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../text/i18n.tsx';
import { ErrorAlert } from './error-alert.tsx';

type Holding<Children> = ReactElement<{ children: Children }>;

interface SeenProps {
  readonly mode: 'list' | 'validation';
  readonly tell: (keys: readonly (Key | null)[]) => void;
}

/** Reports the keys by which React tells the errors apart. */
const Seen = ({ mode, tell }: SeenProps) => {
  const alert = ErrorAlert({ errors: ['Укажите дату', 'Укажите сумму', 'Укажите дату'], mode });
  const list = (alert as Holding<Holding<ReactElement[]>>).props.children;
  tell(list.props.children.map(({ key }) => key));
  return alert;
};

test.each(['list', 'validation'] as const)('two equal sentences in a %s are two', (mode) => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  let told: readonly (Key | null)[] = [];
  const page = renderToStaticMarkup(
    <WordsProvider>
      <Seen
        mode={mode}
        tell={(keys) => {
          told = keys;
        }}
      />
    </WordsProvider>,
  );
  expect(page.match(/<li>/g)).toHaveLength(3);
  expect(new Set(told).size).toBe(3);
});
