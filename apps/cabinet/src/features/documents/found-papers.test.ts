import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { countOf, foundPapers, type Wanted } from './found-papers.ts';

const version = (title: string, name?: string) => ({
  id: '0198d7a5-0000-7000-8000-000000000000',
  kind: 'booking-agreement' as const,
  title,
  fileName: `${title}.pdf`,
  version: 1,
  sha256: '0'.repeat(64),
  bytes: 1000,
  pages: 2,
  createdAt: '2026-11-12T09:00:00.000Z',
  signedAt: null,
  state: 'waits' as const,
  signers: name ? [{ name, onBehalf: false, at: '2026-11-12T09:00:00.000Z' }] : [],
});
const papers: Papers = {
  now: '2026-11-20T09:00:00.000Z',
  folders: [
    {
      estate: { id: 1, kind: 'flat', number: '243' },
      number: 'Б-1187',
      alive: true,
      papers: [
        { kind: 'booking-agreement', versions: [version('Соглашение о\u00a0бронировании', 'Королёва Анна')] },
        { kind: 'invoice', versions: [version('Счёт на оплату')] },
      ],
    },
    {
      estate: { id: 2, kind: 'parking', number: '48' },
      number: 'Б-1203',
      alive: true,
      papers: [{ kind: 'booking-agreement', versions: [version('Соглашение')] }],
    },
  ],
  consents: [
    {
      kind: 'advertising',
      site: null,
      title: 'Согласие на рекламу',
      version: 1,
      sha256: '1'.repeat(64),
      givenAt: '2026-11-01T09:00:00.000Z',
      withdrawnAt: null,
    },
  ],
};
const all: Wanted = { group: 'all', text: '', place: null };
const titles = (wanted: Partial<Wanted>) => {
  const found = foundPapers(papers, { ...all, ...wanted }, ({ estate }) => `квартира № ${estate.number}`);
  return [
    ...found.folders.flatMap((folder) => folder.papers.map(({ versions }) => versions[0]?.title)),
    ...found.consents.map(({ title }) => title),
  ];
};

describe('papers that are looked for', () => {
  test.each<[string, Partial<Wanted>, number]>([
    ['everything before anything is chosen', {}, 4],
    ['by a signer, whatever the letter case and «ё»', { text: 'КОРОЛЕВА' }, 1],
    ['by a title with a space that does not break', { text: ' соглашение о бронировании ' }, 1],
    ['by the number of the deal', { text: 'б-1203' }, 1],
    ['by the estate', { text: '№ 243' }, 2],
    ['contracts alone', { group: 'contracts' }, 2],
    ['payments alone', { group: 'payments' }, 1],
    ['consents alone', { group: 'consents' }, 1],
    ['those of one deal', { place: '1' }, 2],
    ['what belongs to no deal', { place: 'own' }, 1],
    ['nothing where nothing fits', { text: 'доверенность' }, 0],
    ['no consent among those of a deal', { place: '2', group: 'consents' }, 0],
  ])('%s', (_, wanted, count) => {
    expect(titles(wanted)).toHaveLength(count);
  });

  test('a deal without a paper that fits is not shown', () => {
    const { folders } = foundPapers(papers, { ...all, group: 'payments' }, () => '');
    expect(folders.map(({ number }) => number)).toEqual(['Б-1187']);
  });

  test('each group says how many it has', () => {
    expect(
      (['all', 'contracts', 'payments', 'consents'] as const).map((group) => countOf(papers, group)),
    ).toEqual([4, 2, 1, 1]);
  });
});
