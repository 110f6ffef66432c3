import type { Words } from '@novosel/contract/texts/word-list.ts';
import type { ArchiveReport } from './check-archive.ts';
import type { RecordFault } from './check-signature-file.ts';

type Locale = 'ru' | 'en';

const sumFaults: Readonly<Record<'changed' | 'missing' | 'unlisted', Words>> = {
  changed: { ru: 'изменён', en: 'was changed' },
  missing: { ru: 'пропал', en: 'is missing' },
  unlisted: { ru: 'добавлен, в списке его нет', en: 'was added, the list does not have it' },
};

const recordFaults: Readonly<Record<RecordFault, Words>> = {
  unreadable: { ru: 'запись о подписях не читается', en: 'the record of signatures cannot be read' },
  'other-paper': {
    ru: 'запись о подписях от другого документа',
    en: 'the record of signatures is of another paper',
  },
  'record-changed': { ru: 'запись о подписях изменена', en: 'the record of signatures was changed' },
  'chain-broken': { ru: 'цепочка записей нарушена', en: 'the chain of records is broken' },
  'seal-broken': {
    ru: 'цепочка записей закрыта не этим ключом',
    en: 'the chain of records is not sealed by this key',
  },
};

const words = {
  whole: {
    ru: 'Всё цело: ни один файл не изменён, подписи сходятся с документами.',
    en: 'All is whole: no file was changed, and the signatures fit the papers.',
  },
  broken: { ru: 'Так доверять архиву нельзя:', en: 'The archive cannot be trusted:' },
  noList: { ru: 'список хешей SHA256SUMS не читается', en: 'the list of hashes SHA256SUMS cannot be read' },
  noPapers: { ru: 'в архиве нет документов', en: 'the archive has no papers' },
  orphan: { ru: 'документа рядом нет', en: 'its paper is not there' },
  sealBroken: {
    ru: 'печать застройщика внутри файла нарушена',
    en: 'the developer’s seal in the file is broken',
  },
  unsigned: { ru: 'записи о подписях нет', en: 'no record of signatures' },
  elsewhere: {
    ru: 'подписан представителем, запись у него',
    en: 'signed by a representative, who has the record',
  },
  simple: { ru: 'простая электронная подпись', en: 'simple electronic signature' },
  moscow: { ru: 'по Москве', en: 'Moscow time' },
  keysFromArchive: {
    ru: 'Ключи взяты из самого архива. Сверьте их отпечатки с теми, что даёт застройщик:',
    en: 'The keys stand in the archive itself. Compare their fingerprints with those that the developer gives:',
  },
  notProven: {
    ru: 'Не доказано этим: кто держал телефон, на который пришёл код, и действуют ли условия сейчас.',
    en: 'Not proven by this: who held the telephone that got the code, and whether the terms hold now.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What a check of an archive has found, in lines for a person. */
export function reportLines(report: ArchiveReport, locale: Locale): string[] {
  const say = (key: keyof typeof words) => words[key][locale];
  return [
    ...(report.isWhole ? [say('whole')] : [say('broken'), ...faultLines(report, locale)]),
    '',
    ...report.papers.flatMap((paper) => paperLines(paper, locale)),
    ...(report.keys.areFromArchive ? [say('keysFromArchive')] : []),
    `  evidence ${report.keys.headKey}`,
    `  seal     ${report.keys.sealRoot}`,
    '',
    say('notProven'),
  ];
}

function faultLines({ sums, papers, orphans }: ArchiveReport, locale: Locale): string[] {
  const say = (key: keyof typeof words) => words[key][locale];
  return [
    ...(sums ? [...sums].map(([name, fault]) => `${name}: ${sumFaults[fault][locale]}`) : [say('noList')]),
    ...orphans.map((name) => `${name}: ${say('orphan')}`),
    ...(papers.length === 0 ? [say('noPapers')] : []),
    ...papers.flatMap(({ name, seal, record }) => [
      ...(record?.fault ? [`${name}: ${recordFaults[record.fault][locale]}`] : []),
      ...(seal.signatures.length > 0 && !seal.intact ? [`${name}: ${say('sealBroken')}`] : []),
    ]),
  ].map((line) => `  ${line}`);
}

/** «29.11.2026, 18:35 по Москве». */
function momentOf(at: string, locale: Locale): string {
  const zone = { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' } as const;
  return `${new Date(at).toLocaleString(locale, zone)} ${words.moscow[locale]}`;
}

function paperLines({ name, sha256, record }: ArchiveReport['papers'][number], locale: Locale): string[] {
  const say = (key: keyof typeof words) => words[key][locale];
  const signed = (record?.signatures ?? []).map(
    ({ who, at }) => `  ${who.fullName}, ${momentOf(at, locale)}, ${say('simple')}`,
  );
  const none = record?.isElsewhere ? say('elsewhere') : say('unsigned');
  return [name, `  SHA-256 ${sha256}`, ...(signed.length > 0 ? signed : [`  ${none}`]), ''];
}
