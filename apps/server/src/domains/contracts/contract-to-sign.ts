import { createHash } from 'node:crypto';
import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import type { ContractMember } from '@novosel/contract/contracts/contract-parties.ts';
import canonicalize from 'canonicalize';
import type { Executor } from '../../platform/database/db.ts';
import { findMembers, type MemberRow, nameOfMember } from '../members/public.ts';
import { currentVersion, findReadings, type ReadingRow } from './contracts.repo.ts';

/** A person who signs a contract, as its text names him. */
interface SignerNamed {
  readonly userId: number;
  readonly name: string;
  /** Names of the members for whom he signs. */
  readonly signsFor: readonly string[];
  /** 11 digits; null where the text does not have it: he signs for another. */
  readonly snils: string | null;
  /** SHA-256 of his identity document in the text, hex. */
  readonly passportHash: string;
  /** The last day of the power by which he signs, YYYY-MM-DD; null without one. */
  readonly powerUntil: string | null;
}

export interface ContractToSign {
  readonly documentId: string;
  readonly edition: string;
  /** The bank of the loan, as the text names it. */
  readonly loanBank: string | null;
  readonly signers: readonly SignerNamed[];
  /** Names of members who have to sign themselves, by law, and have no account (Civil Code, article 26). */
  readonly withoutAccount: readonly string[];
}

type Named = Pick<
  ContractMember,
  'lastName' | 'firstName' | 'patronymic' | 'birthday' | 'document' | 'address'
>;

/** The frozen contract of a deal with all who sign it; undefined while there is none. */
export async function contractToSign(db: Executor, dealId: string): Promise<ContractToSign | undefined> {
  const version = await currentVersion(db, dealId);
  if (version?.state !== 'frozen' || !version.documentId) return undefined;
  const members = await findMembers(db, dealId);
  const readings = await findReadings(db, version.id);
  const signers = readings.toSorted(asNamed(version.data)).map((reading) => {
    const row = members.find(({ userId }) => userId === reading.userId);
    const own = version.data.members.find(({ id }) => id === row?.id);
    return signerNamed(reading, version.data, own);
  });
  const loanBank = version.data.price.loan?.bank ?? null;
  const withoutAccount = version.data.members
    .filter(({ id, signer }) => signer.kind === 'self-with-consent' && !hasAccount(members, id))
    .map(nameOfMember);
  return { documentId: version.documentId, edition: version.edition, loanBank, signers, withoutAccount };
}

/** In the order in which the text names those for whom they sign. */
const asNamed = ({ members }: ContractData) => {
  const place = ({ name, signsFor }: ReadingRow) =>
    members.findIndex((member) => [name, ...signsFor].includes(nameOfMember(member)));
  return (one: ReadingRow, other: ReadingRow) => place(one) - place(other);
};

const hasAccount = (members: readonly MemberRow[], id: string): boolean =>
  members.some((row) => row.id === id && row.userId !== null);

function signerNamed(
  { userId, name, signsFor }: ReadingRow,
  { members }: ContractData,
  own: ContractMember | undefined,
): SignerNamed {
  const acting = members.flatMap(({ signer }) =>
    signer.kind === 'representative' && nameOfMember(signer) === name ? [signer] : [],
  );
  const parents = members.flatMap(({ signer }) =>
    'parent' in signer && nameOfMember(signer.parent) === name ? [signer.parent] : [],
  );
  return {
    userId,
    name,
    signsFor,
    snils: own?.snils?.replace(/\D/g, '') ?? null,
    passportHash: hashOf(own ?? acting[0] ?? parents[0]),
    powerUntil: acting.map(({ power }) => power.validUntil).toSorted()[0] ?? null,
  };
}

/** Of nothing for a signer whom the text does not name, so that no two people have one hash by chance. */
function hashOf(person: Named | undefined): string {
  const { lastName, firstName, patronymic, birthday, document, address } = person ?? {};
  const named = { lastName, firstName, patronymic, birthday, document, address };
  return createHash('sha256')
    .update(String(canonicalize(named)))
    .digest('hex');
}
