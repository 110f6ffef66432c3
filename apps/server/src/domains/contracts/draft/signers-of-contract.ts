import type { ContractInputs, EnteredPerson } from '@novosel/contract/contracts/schema.ts';
import { keeperOf, type MemberRow, nameOfMember } from '../../members/public.ts';
import type { DealFacts } from '../data/gather-facts.ts';
import { ownersOf, representativeOf } from '../data/people-part.ts';

/** A person who signs, with the names of those for whom he signs. */
export interface ContractSigner {
  readonly userId: number;
  readonly name: string;
  readonly signsFor: readonly string[];
}

/** Whose signature stands for an owner: his representative's, his own, or that of who keeps his papers. */
const signerOf = (facts: DealFacts, owner: MemberRow): number | null =>
  representativeOf(facts, owner)?.userId ?? keeperOf(owner);

/** Who signs the contract of a deal, each once. */
export function signersOfContract(facts: DealFacts, { people = [] }: ContractInputs): ContractSigner[] {
  const owners = ownersOf(facts);
  const ids = new Set(owners.flatMap((owner) => signerOf(facts, owner) ?? []));
  return [...ids].map((userId) => ({
    userId,
    name: nameOf(facts, userId, people),
    signsFor: owners
      .filter((owner) => signerOf(facts, owner) === userId && owner.userId !== userId)
      .map(nameOfMember),
  }));
}

function nameOf({ members, people }: DealFacts, userId: number, entered: readonly EnteredPerson[]): string {
  const member = members.find((one) => one.userId === userId);
  const named = entered.find((one) => one.member === member?.id);
  if (named) return nameOfMember(named);
  if (member) return nameOfMember(member);
  const passport = people.get(userId)?.passport;
  return [passport?.lastName, passport?.firstName, passport?.patronymic].filter(Boolean).join(' ');
}
