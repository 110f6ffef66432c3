import type { Words } from '@novosel/contract/texts/word-list.ts';
import type { ArchiveReport } from './check-archive.ts';
import type { ElectronicSignature } from './check-electronic-signature.ts';
import type { RecordFault } from './check-signature-file.ts';
import { outcomeWords, standardName } from './signature-words.ts';

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
  unsure: {
    ru: 'Файлы не изменены, но не все подписи удалось проверить до конца:',
    en: 'No file was changed, but not every signature could be checked to the end:',
  },
  broken: { ru: 'Так доверять архиву нельзя:', en: 'The archive cannot be trusted:' },
  noList: { ru: 'список хешей SHA256SUMS не читается', en: 'the list of hashes SHA256SUMS cannot be read' },
  noPapers: { ru: 'в архиве нет документов', en: 'the archive has no papers' },
  orphan: { ru: 'документа рядом нет', en: 'its paper is not there' },
  sealBroken: {
    ru: 'печать застройщика внутри файла нарушена',
    en: 'the developer’s seal in the file is broken',
  },
  unsigned: { ru: 'подписей нет', en: 'no signatures' },
  elsewhere: {
    ru: 'подписан представителем, запись у него',
    en: 'signed by a representative, who has the record',
  },
  simple: { ru: 'простая электронная подпись', en: 'simple electronic signature' },
  qualified: { ru: 'усиленная квалифицированная подпись', en: 'qualified electronic signature' },
  enhanced: { ru: 'усиленная подпись', en: 'advanced electronic signature' },
  unknownSigner: { ru: 'кто подписал, неизвестно', en: 'signer unknown' },
  certificate: { ru: 'сертификат', en: 'certificate' },
  issuedBy: { ru: 'выдал', en: 'issued by' },
  proven: { ru: 'не позже (метка времени)', en: 'not later than (timestamp)' },
  claimed: { ru: 'со слов подписавшего', en: 'as the signer says' },
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
    ...headLines(report, locale),
    '',
    ...report.papers.flatMap((paper) => paperLines(paper, locale)),
    ...(report.keys.areFromArchive ? [say('keysFromArchive')] : []),
    `  evidence ${report.keys.headKey}`,
    `  seal     ${report.keys.sealRoot}`,
    ...report.keys.operatorRoots.map((root) => `  operator ${root}`),
    '',
    say('notProven'),
  ];
}

function headLines(report: ArchiveReport, locale: Locale): string[] {
  if (report.isWhole) return [words.whole[locale]];
  return [
    words[report.isUnsure ? 'unsure' : 'broken'][locale],
    ...faultsOf(report, locale).map((line) => `  ${line}`),
  ];
}

/** What contradicts in an archive, or is not proven to the end, a line for each finding. */
export function faultsOf({ sums, papers, orphans }: ArchiveReport, locale: Locale): string[] {
  const say = (key: keyof typeof words) => words[key][locale];
  return [
    ...(sums ? [...sums].map(([name, fault]) => `${name}: ${sumFaults[fault][locale]}`) : [say('noList')]),
    ...orphans.map((name) => `${name}: ${say('orphan')}`),
    ...(papers.length === 0 ? [say('noPapers')] : []),
    ...papers.flatMap(({ name, seal, record, signatures }) => [
      ...(record?.fault ? [`${name}: ${recordFaults[record.fault][locale]}`] : []),
      ...(seal.signatures.length > 0 && !seal.intact ? [`${name}: ${say('sealBroken')}`] : []),
      ...signatures
        .filter(({ indication }) => indication !== 'total-passed')
        .map((one) => `${one.name}: ${outcomeWords(one)[locale]} (${standardName(one)})`),
    ]),
  ];
}

const dayOf = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(locale, { timeZone: 'Europe/Moscow', dateStyle: 'short' });

/** «29.11.2026, 18:35 по Москве». */
function momentOf(at: string | Date, locale: Locale): string {
  const zone = { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' } as const;
  return `${new Date(at).toLocaleString(locale, zone)} ${words.moscow[locale]}`;
}

function paperLines(paper: ArchiveReport['papers'][number], locale: Locale): string[] {
  const { name, sha256, record, signatures } = paper;
  const say = (key: keyof typeof words) => words[key][locale];
  const signed = [
    ...(record?.signatures ?? []).map(
      ({ who, at }) => `  ${who.fullName}, ${momentOf(at, locale)}, ${say('simple')}`,
    ),
    ...signatures.flatMap((one) => signatureLines(one, locale)),
  ];
  const none = record?.isElsewhere ? say('elsewhere') : say('unsigned');
  return [name, `  SHA-256 ${sha256}`, ...(signed.length > 0 ? signed : [`  ${none}`]), ''];
}

function signatureLines(signature: ElectronicSignature, locale: Locale): string[] {
  const say = (key: keyof typeof words) => words[key][locale];
  const { signer, provenAt, claimedAt } = signature;
  const outcome = `    ${standardName(signature)}: ${outcomeWords(signature)[locale]}`;
  if (!signer) return [`  ${say('unknownSigner')}`, outcome];
  const moments = [
    ...(provenAt ? [`${say('proven')} ${momentOf(provenAt, locale)}`] : []),
    ...(claimedAt ? [`${say('claimed')} ${momentOf(claimedAt, locale)}`] : []),
  ];
  const term = `${dayOf(signer.notBefore, locale)} – ${dayOf(signer.notAfter, locale)}`;
  return [
    `  ${[signer.name, signer.title, signer.organization, say(signer.isQualified ? 'qualified' : 'enhanced')].filter(Boolean).join(', ')}`,
    ...(moments.length > 0 ? [`    ${moments.join('; ')}`] : []),
    `    ${say('certificate')} ${signer.serial}, ${term}, ${say('issuedBy')} ${signer.issuer}`,
    outcome,
  ];
}
