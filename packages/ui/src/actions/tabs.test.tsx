import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const titles = [
  { key: 'all', title: 'Все', count: 1 },
  { key: 'deposits', title: 'Брони' },
];

test.each([
  ['buttons', titles],
  ['addresses', titles.map((tab) => ({ ...tab, href: `/deals/${tab.key}` }))],
])('[S2.2-12] tabs with %s show what is behind the present one', (_, tabs) => {
  const page = renderToStaticMarkup(
    <Tabs label="Сделки" tabs={tabs} value="all">
      <p>Квартира № 128</p>
    </Tabs>,
  );
  expect(page).toContain('<p>Квартира № 128</p>');
  expect(page.indexOf('Брони')).toBeLessThan(page.indexOf('Квартира'));
});
