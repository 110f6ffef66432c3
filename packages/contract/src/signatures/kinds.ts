import type { WordList } from '../texts/word-list.ts';

/** Kinds of electronic signatures, from the weakest (63-FZ, article 5). */
export const signatureKinds = {
  simple: { ru: 'простая подпись кодом', en: 'simple signature by a code' },
  enhanced: { ru: 'усиленная неквалифицированная (УНЭП)', en: 'enhanced non-qualified signature' },
  qualified: { ru: 'усиленная квалифицированная (УКЭП)', en: 'qualified signature' },
} as const satisfies WordList;
export type SignatureKind = keyof typeof signatureKinds;
export const signatureKindCodes = Object.keys(signatureKinds) as [SignatureKind, ...SignatureKind[]];

/** Papers that people sign. */
export const signedPapers = {
  'booking-agreement': { ru: 'Соглашение о бронировании', en: 'Booking agreement' },
  statement: { ru: 'Заявление', en: 'Statement' },
  'defect-list': { ru: 'Акт осмотра', en: 'List of defects' },
  'service-consent': { ru: 'Согласие на услугу', en: 'Consent to a service' },
  'reward-contract': { ru: 'Договор о вознаграждении', en: 'Reward contract' },
  'transfer-act': { ru: 'Передаточный акт', en: 'Transfer act' },
  contract: { ru: 'Договор долевого участия', en: 'Share construction contract' },
  addendum: { ru: 'Дополнительное соглашение', en: 'Addendum' },
  assignment: { ru: 'Договор уступки', en: 'Assignment contract' },
  'registry-application': { ru: 'Заявление в Росреестр', en: 'Application to the registry' },
} as const satisfies WordList;
export type SignedPaper = keyof typeof signedPapers;
export const signedPaperCodes = Object.keys(signedPapers) as [SignedPaper, ...SignedPaper[]];

interface PaperKind {
  /** What the paper needs while the lawyer has not set another kind. */
  readonly usual: SignatureKind;
  /** The kind below which the lawyer cannot go: the registry takes no other (218-FZ, article 18). */
  readonly least: SignatureKind;
}

const byCode: PaperKind = { usual: 'simple', least: 'simple' };
const forRegistry: PaperKind = { usual: 'qualified', least: 'qualified' };

export const paperKinds: Readonly<Record<SignedPaper, PaperKind>> = {
  'booking-agreement': byCode,
  statement: byCode,
  'defect-list': byCode,
  'service-consent': byCode,
  'reward-contract': byCode,
  'transfer-act': { usual: 'enhanced', least: 'enhanced' },
  contract: forRegistry,
  addendum: forRegistry,
  assignment: forRegistry,
  'registry-application': forRegistry,
};

/** Whether a signature of one kind is enough where another is due. */
export const suffices = (given: SignatureKind, needed: SignatureKind): boolean =>
  signatureKindCodes.indexOf(given) >= signatureKindCodes.indexOf(needed);

/** A kind that the lawyer has set for a paper, from a day on. */
export interface KindSince {
  readonly paper: SignedPaper;
  readonly kind: SignatureKind;
  /** YYYY-MM-DD, in Moscow. */
  readonly since: string;
}

/**
 * The kind that a paper needs on a day. Of several of one day the last in the list holds; never below what
 * the registry takes.
 * @param set what the lawyer has set, oldest first
 */
export function neededKind(paper: SignedPaper, set: readonly KindSince[], day: string): SignatureKind {
  const { usual, least } = paperKinds[paper];
  let found: KindSince | undefined;
  for (const one of set)
    if (one.paper === paper && one.since <= day && (!found || one.since >= found.since)) found = one;
  const kind = found?.kind ?? usual;
  return suffices(kind, least) ? kind : least;
}
