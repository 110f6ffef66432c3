import { signerByAge } from '../../../members/papers/signer-by-age.ts';
import { shareGroupsFindings } from '../../../members/shares/share-groups.ts';
import { adultAge, ageOn } from '../../../users/age.ts';
import { firstPassportAge, issueProblem } from '../../../users/rules.ts';
import type { ContractMember, ContractParent, IdentityDocument } from '../../contract-parties.ts';
import type { ContractFinding } from '../../findings.ts';
import type { ContractCheck } from './facts.ts';

/** Shares of all groups make up 1, each belongs to members, and no member is left out. */
export const sharesCheck: ContractCheck = ({ data: { members, shareGroups }, facts: { day } }) => {
  const birthdays = new Map(members.map(({ id, birthday }) => [id, birthday]));
  const held = shareGroups.flatMap(({ holders }) => holders);
  const unknown = held.filter((id) => !birthdays.has(id));
  if (unknown.length > 0) return [{ code: 'holder-unknown', field: 'shareGroups' }];
  const groups = shareGroups.map((group) => ({
    ...group,
    holders: group.holders.map((id) => ({ id, birthday: birthdays.get(id) ?? day })),
  }));
  return [
    ...shareGroupsFindings(groups, day).map((cause): ContractFinding => {
      const field = 'group' in cause ? `shareGroups.${cause.group}` : 'shareGroups';
      return { code: 'shares', field, cause };
    }),
    ...members.flatMap(({ id }, at): ContractFinding[] =>
      held.includes(id) ? [] : [{ code: 'member-without-share', field: `members.${at}` }],
    ),
  ];
};

interface Person {
  readonly birthday: string;
  readonly document: IdentityDocument;
}

function documentFindings({ birthday, document }: Person, field: string, day: string): ContractFinding[] {
  const isYoung = ageOn(birthday, day) < firstPassportAge;
  if (document.kind !== 'foreign-passport' && isYoung !== (document.kind === 'birth-certificate'))
    return [{ code: 'document-kind', field }];
  return isInvalid(document, birthday, day) ? [{ code: 'passport-invalid', field }] : [];
}

function isInvalid(document: IdentityDocument, birthday: string, day: string): boolean {
  if (document.kind === 'passport') return issueProblem(birthday, document.issuedOn, day) !== undefined;
  if (document.issuedOn > day) return true;
  return document.kind === 'foreign-passport' && document.validUntil !== null && document.validUntil < day;
}

/** Who signs beside the member or for him; undefined for a member who signs alone. */
const helperOf = ({ signer }: ContractMember): Person | undefined => {
  if (signer.kind === 'self') return undefined;
  return signer.kind === 'representative' ? signer : signer.parent;
};

/** Documents of members, parents and representatives are valid on the day of signing. */
export const documentsCheck: ContractCheck = ({ data: { members }, facts: { day } }) =>
  members.flatMap((member, at) => {
    const helper = helperOf(member);
    return [
      ...documentFindings(member, `members.${at}.document`, day),
      ...(helper ? documentFindings(helper, `members.${at}.signer`, day) : []),
    ];
  });

const isMinor = ({ birthday }: Person, day: string): boolean => ageOn(birthday, day) < adultAge;

const parentFindings = (parent: ContractParent, field: string, day: string): ContractFinding[] =>
  isMinor(parent, day) ? [{ code: 'parent-minor', field }] : [];

function signerFindings({ birthday, signer }: ContractMember, at: number, day: string): ContractFinding[] {
  const field = `members.${at}.signer`;
  const must = signerByAge(birthday, day);
  const isAdultByOther = must === 'self' && signer.kind === 'representative';
  if (signer.kind !== must && !isAdultByOther) return [{ code: 'signer-wrong', field }];
  switch (signer.kind) {
    case 'self':
      return [];
    case 'parent':
      return parentFindings(signer.parent, field, day);
    case 'self-with-consent': {
      const late: ContractFinding[] = signer.consentOn > day ? [{ code: 'consent-late', field }] : [];
      return [...late, ...parentFindings(signer.parent, field, day)];
    }
    case 'representative': {
      const { givenOn, validUntil } = signer.power;
      return givenOn <= day && day <= validUntil ? [] : [{ code: 'power-invalid', field }];
    }
  }
}

/** Whoever signs for a member has the right to it on the day of signing. */
export const signersCheck: ContractCheck = ({ data: { members }, facts: { day } }) =>
  members.flatMap((member, at) => signerFindings(member, at, day));
