import type { ContractMember, ContractShareGroup } from '../contracts/contract-parties.ts';
import type { WordList } from '../texts/word-list.ts';

/** What people bring to the signing. */
export const papersToBring = {
  passport: { ru: 'Паспорт', en: 'Passport' },
  'foreign-passport': {
    ru: 'Паспорт иностранного гражданина и его перевод',
    en: 'Foreign passport with its translation',
  },
  'birth-certificate': { ru: 'Свидетельство о рождении', en: 'Birth certificate' },
  'parents-consent': { ru: 'Письменное согласие родителя', en: 'Written consent of a parent' },
  power: { ru: 'Доверенность от нотариуса', en: 'Notarial power of attorney' },
  'marriage-certificate': { ru: 'Свидетельство о браке', en: 'Marriage certificate' },
} as const satisfies WordList;
export type PaperToBring = keyof typeof papersToBring;

export interface BroughtPaper {
  readonly paper: PaperToBring;
  /** Whose it is. */
  readonly of: string;
}

interface Parties {
  readonly members: readonly ContractMember[];
  readonly shareGroups: readonly ContractShareGroup[];
}

const nameOf = ({ lastName, firstName }: { readonly lastName: string; readonly firstName: string }): string =>
  `${lastName} ${firstName}`;

/** The originals that the members of a contract and who signs for them bring, each once. */
export function papersOfSigning({ members, shareGroups }: Parties): BroughtPaper[] {
  const all = [
    ...members.flatMap(papersOfMember),
    ...shareGroups.flatMap((group) => papersOfShare(group, members)),
  ];
  return all.filter(
    ({ paper, of }, at) => all.findIndex((one) => one.paper === paper && one.of === of) === at,
  );
}

function papersOfMember(member: ContractMember): BroughtPaper[] {
  const { signer, document } = member;
  const own: BroughtPaper = { paper: document.kind, of: nameOf(member) };
  if (signer.kind === 'self') return [own];
  const paper = (name: PaperToBring): BroughtPaper => ({ paper: name, of: nameOf(member) });
  if (signer.kind === 'self-with-consent') return [own, paper('parents-consent')];
  if (signer.kind === 'parent')
    return [{ paper: signer.parent.document.kind, of: nameOf(signer.parent) }, own];
  return [{ paper: signer.document.kind, of: nameOf(signer) }, paper('power')];
}

function papersOfShare(
  { joint, holders, marriage }: ContractShareGroup,
  members: readonly ContractMember[],
): BroughtPaper[] {
  if (!joint || !marriage) return [];
  const spouses = members.filter(({ id }) => holders.includes(id)).map(nameOf);
  return [{ paper: 'marriage-certificate', of: spouses.join(', ') }];
}
