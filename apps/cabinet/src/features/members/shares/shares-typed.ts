import type { Fraction } from '@novosel/contract/fields/masks.ts';
import type { MarriageForm } from '@novosel/contract/members/papers/papers.ts';
import type { MembersView, MemberView, ShareGroupForm } from '@novosel/contract/members/schema.ts';
import type { ShareGroup } from '@novosel/contract/members/shares/share-groups.ts';
import { equalShares, isShare, reducedFraction } from '@novosel/contract/members/shares/shares.ts';
import type { StoredFile } from '@novosel/ui/files/file-entry.ts';

export interface SharesTyped {
  /** By the ID of an owner; of spouses together under `spouses`. */
  readonly shares: Readonly<Record<string, Partial<Fraction>>>;
  readonly joint: boolean;
  readonly spouses: readonly string[];
  readonly number: string;
  readonly issuedOn: string;
  readonly office: string;
  readonly scans: readonly StoredFile[];
}

/** A share with its holders, as the form shows it. */
export interface ShareRow {
  readonly key: string;
  readonly holders: readonly MemberView[];
  readonly joint: boolean;
  readonly share: Partial<Fraction>;
}

const spousesKey = 'spouses';

export const ownersOf = ({ members }: Pick<MembersView, 'members'>): readonly MemberView[] =>
  members.filter(({ role }) => role === 'holder');

export const adultsOf = (view: Pick<MembersView, 'members'>): readonly MemberView[] =>
  ownersOf(view).filter(({ kind }) => kind === 'adult');

/** What is saved; names of scans are asked for by their field. */
export function sharesTyped({ groups }: Pick<MembersView, 'groups'>): SharesTyped {
  const joint = groups.find((group) => group.joint);
  const marriage = joint?.marriage;
  return {
    shares: Object.fromEntries(
      groups.map(({ share, holders: [first], joint: both }) => [both ? spousesKey : (first ?? ''), share]),
    ),
    joint: joint !== undefined,
    spouses: joint?.holders ?? [],
    number: marriage?.number ?? '',
    issuedOn: marriage?.issuedOn ?? '',
    office: marriage?.office ?? '',
    scans: (marriage?.scans ?? []).map((key) => ({ key, title: key, size: 0 })),
  };
}

/** The spouses that are still owners; of two adults both. */
function spousesOf(typed: SharesTyped, view: Pick<MembersView, 'members'>): readonly MemberView[] {
  const adults = adultsOf(view);
  return adults.length === 2 ? adults : adults.filter(({ id }) => typed.spouses.includes(id));
}

/** A row of each owner, and one of the spouses together. */
export function rowsOf(
  typed: SharesTyped,
  view: Pick<MembersView, 'members' | 'ownership'>,
): readonly ShareRow[] {
  if (view.ownership === 'joint')
    return [
      { key: spousesKey, holders: ownersOf(view), joint: true, share: { numerator: 1, denominator: 1 } },
    ];
  const spouses = typed.joint ? spousesOf(typed, view) : [];
  const both = { key: spousesKey, holders: spouses, joint: true, share: typed.shares[spousesKey] ?? {} };
  const alone = ownersOf(view)
    .filter((owner) => !spouses.includes(owner))
    .map((owner) => ({ key: owner.id, holders: [owner], joint: false, share: typed.shares[owner.id] ?? {} }));
  return typed.joint ? [both, ...alone] : alone;
}

/** The share of a row, once both of its numbers make one. */
export const wholeShare = ({
  share: { numerator, denominator },
}: Pick<ShareRow, 'share'>): Fraction | undefined => {
  if (numerator === undefined || denominator === undefined) return undefined;
  const share = { numerator, denominator };
  return isShare(share) ? share : undefined;
};

/** Equal parts of all persons. */
export function sharedEqually(rows: readonly ShareRow[]): SharesTyped['shares'] {
  const persons = rows.reduce((all, { holders }) => all + holders.length, 0);
  const [one] = equalShares(Math.max(1, persons));
  const partOf = (count: number) =>
    reducedFraction({ numerator: Math.max(1, count), denominator: one?.denominator ?? 1 });
  return Object.fromEntries(rows.map(({ key, holders }) => [key, partOf(holders.length)]));
}

export const marriageOf = ({ number, issuedOn, office, scans }: SharesTyped): MarriageForm => ({
  number: number.trim(),
  issuedOn,
  office: office.trim(),
  scans: scans.map(({ key }) => key),
});

/** The rows as they are sent; undefined while one of them is no share. */
export function groupsBody(rows: readonly ShareRow[], typed: SharesTyped): ShareGroupForm[] | undefined {
  const groups = rows.map((row) => {
    const share = wholeShare(row);
    const marriage = row.joint ? marriageOf(typed) : null;
    return share && { share, holders: row.holders.map(({ id }) => id), joint: row.joint, marriage };
  });
  return groups.every((group) => group !== undefined) ? groups : undefined;
}

/** The rows as the rules of shares judge them: an adult's birthday is not known here, and plays no part. */
export const judgedGroups = (rows: readonly ShareRow[], typed: SharesTyped, today: string): ShareGroup[] =>
  rows.map((row) => ({
    share: wholeShare(row) ?? { numerator: 0, denominator: 0 },
    holders: row.holders.map(({ id, kind }) => ({ id, birthday: kind === 'child' ? today : '1900-01-01' })),
    joint: row.joint,
    marriage: row.joint ? marriageOf(typed) : null,
  }));

type Group = Pick<ShareGroupForm, 'share' | 'holders' | 'joint' | 'marriage'>;

const saidOf = ({ share, holders, joint, marriage }: Group): string =>
  JSON.stringify([
    share.numerator,
    share.denominator,
    [...holders].toSorted(),
    joint,
    marriageSaid(marriage),
  ]);

const marriageSaid = (marriage: Group['marriage']) =>
  marriage && [marriage.number, marriage.issuedOn, marriage.office, marriage.scans];

/** Whether what is typed is what is saved. */
export const isSaved = (groups: readonly Group[] | undefined, saved: readonly Group[]): boolean =>
  groups !== undefined &&
  JSON.stringify(groups.map(saidOf).toSorted()) === JSON.stringify(saved.map(saidOf).toSorted());
