import type {
  ContractMember,
  ContractShareGroup,
  ContractSigner,
  IdentityDocument,
} from '@novosel/contract/contracts/contract-parties.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import { signerByAge } from '@novosel/contract/members/papers/signer-by-age.ts';
import { countries } from '@novosel/contract/users/countries.ts';
import { type MemberRow, owns, type PapersRow } from '../../members/public.ts';
import type { Gaps } from './gaps.ts';
import type { DealFacts } from './gather-facts.ts';

type Person = Pick<
  ContractMember,
  'lastName' | 'firstName' | 'patronymic' | 'birthday' | 'document' | 'address' | 'birthPlace'
>;

/** Members of a deal who own. */
export const ownersOf = ({ members, ownership, booking }: DealFacts): readonly MemberRow[] =>
  members.filter((member) => owns(member, { ownership, mainBuyer: booking.userId }));

/** Who acts for an owner by a power of attorney. */
export const representativeOf = ({ members }: DealFacts, { id }: MemberRow): MemberRow | undefined =>
  members.find(({ role, actsFor }) => role === 'delegate' && actsFor === id);

interface Signing {
  readonly inputs: ContractInputs;
  /** On which ages are taken, YYYY-MM-DD. */
  readonly day: string;
  readonly gaps: Gaps;
}

/** The members of a contract: owners whose papers the desk has found in order. */
export function membersPart(facts: DealFacts, signing: Signing): ContractMember[] {
  const { gaps } = signing;
  const owners = ownersOf(facts);
  if (owners.length === 0 || facts.members.some(({ state }) => state !== 'ready')) gaps.need('members', null);
  return owners.flatMap((owner) => {
    const papers = facts.memberPapers.get(owner.id);
    const lack = isForeigner(facts, owner) ? 'foreigners' : 'members';
    const person = gaps.need(lack, papers && personOf(facts, owner, papers, signing.inputs));
    if (!papers || !person) return [];
    const account = owner.userId === null ? undefined : facts.people.get(owner.userId)?.person;
    return [
      {
        id: owner.id,
        ...person,
        snils: papers.snils,
        phone: account?.phone ? `+${account.phone}` : null,
        email: account?.email ?? null,
        signer: signerOf(facts, owner, person, signing),
      },
    ];
  });
}

/** Whether a member has a foreign document and no Russian passport in his profile. */
export const isForeigner = ({ memberPapers, people }: DealFacts, { id, userId }: MemberRow): boolean =>
  Boolean(memberPapers.get(id)?.adult?.foreign) && userId !== null && !people.get(userId)?.passport;

/** Undefined while the passport, the certificate or what the lawyer enters is missing. */
function personOf(
  facts: DealFacts,
  member: MemberRow,
  { child, adult }: PapersRow,
  inputs: ContractInputs,
): Person | undefined {
  if (child) return childOf(member, child);
  return isForeigner(facts, member)
    ? foreignerOf(member, adult, inputs)
    : adultOf(facts, member.userId, adult);
}

function foreignerOf(
  { id }: MemberRow,
  adult: PapersRow['adult'],
  { people = [] }: ContractInputs,
): Person | undefined {
  const entered = people.find(({ member }) => member === id);
  if (!entered || !adult?.foreign) return undefined;
  const { member: _, ...person } = entered;
  return { ...person, document: foreignDocument(adult.citizenship, adult.foreign) };
}

function childOf(
  { lastName, firstName, patronymic, birthday }: MemberRow,
  { certificate, passport, address, birthPlace }: NonNullable<PapersRow['child']>,
): Person | undefined {
  const document: IdentityDocument | undefined = passport
    ? passportDocument(passport)
    : certificate
      ? { kind: 'birth-certificate', ...certificate }
      : undefined;
  if (!document || !birthday || !lastName) return undefined;
  return { lastName, firstName, patronymic, birthday, document, address, birthPlace };
}

function adultOf(
  { people }: DealFacts,
  userId: number | null,
  papers: PapersRow['adult'] | undefined,
): Person | undefined {
  const passport = userId === null ? undefined : people.get(userId)?.passport;
  if (!passport) return undefined;
  const { lastName, firstName, patronymic, birthday, birthPlace, addressRegister } = passport;
  const document = papers?.foreign
    ? foreignDocument(papers.citizenship, papers.foreign)
    : passportDocument(passport);
  return { lastName, firstName, patronymic, birthday, document, birthPlace, address: addressRegister };
}

interface PassportNumbers {
  readonly serial: string;
  readonly number: string;
  readonly issuer: string;
  readonly issuerCode: string;
  readonly issueDate: string;
}

const passportDocument = ({
  serial,
  number,
  issuer,
  issuerCode,
  issueDate,
}: PassportNumbers): IdentityDocument => ({
  kind: 'passport',
  serial,
  number,
  issuer,
  issuerCode,
  issuedOn: issueDate,
});

const foreignDocument = (
  citizenship: NonNullable<PapersRow['adult']>['citizenship'],
  { number, issuer, issuedOn, until }: NonNullable<NonNullable<PapersRow['adult']>['foreign']>,
): IdentityDocument => ({
  kind: 'foreign-passport',
  country: countries[citizenship].ru,
  number,
  issuer,
  issuedOn,
  validUntil: until,
});

function signerOf(
  facts: DealFacts,
  owner: MemberRow,
  { birthday }: Person,
  signing: Signing,
): ContractSigner {
  const representative = representativeOf(facts, owner);
  if (representative) return representativePart(facts, representative, signing);
  const kind = signerByAge(birthday, signing.day);
  if (kind === 'self') return { kind };
  const parent = parentPart(facts, owner, signing.gaps);
  if (kind === 'parent') return { kind, parent };
  return { kind, parent, consentOn: signing.gaps.need('consent', signing.inputs.consentOn) };
}

function parentPart(facts: DealFacts, { parentId, relation }: MemberRow, gaps: Gaps) {
  const { birthPlace: _, ...parent } = { ...gaps.need('members', adultOf(facts, parentId, null)) };
  return { ...parent, relation: gaps.need('members', relation) };
}

function representativePart(facts: DealFacts, member: MemberRow, { inputs, gaps }: Signing): ContractSigner {
  const papers = facts.memberPapers.get(member.id);
  const lack = isForeigner(facts, member) ? 'foreigners' : 'members';
  const known = gaps.need(lack, papers && personOf(facts, member, papers, inputs));
  const { birthPlace: _, ...person } = { ...known };
  const { number, notary, givenOn, until: validUntil } = { ...gaps.need('members', papers?.adult?.power) };
  return { kind: 'representative', ...person, power: { number, notary, givenOn, validUntil } };
}

/** Shares as the main buyer has said them; all of it where the kind of ownership leaves no choice. */
export function sharesPart(facts: DealFacts): ContractShareGroup[] {
  const owners = new Set(ownersOf(facts).map(({ id }) => id));
  if (facts.groups.length === 0)
    return [{ share: { numerator: 1, denominator: 1 }, holders: [...owners], joint: false, marriage: null }];
  return facts.groups.map(({ numerator, denominator, joint, holders, marriage }) => ({
    share: { numerator, denominator },
    holders: holders.filter((id) => owners.has(id)),
    joint,
    marriage: marriage && { number: marriage.number, issuedOn: marriage.issuedOn, office: marriage.office },
  }));
}
