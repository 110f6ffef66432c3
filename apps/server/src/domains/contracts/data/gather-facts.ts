import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { type EstatePapers, estatesById, papersOfEstate } from '../../catalogue/public.ts';
import { type LockedDeal, priceOfDeal } from '../../deals/public.ts';
import { type Person, personOf } from '../../identity/public.ts';
import {
  findGroups,
  findMembers,
  findPapers,
  keeperOf,
  type MemberRow,
  ownershipOf,
  type PapersRow,
} from '../../members/public.ts';
import { bankName, chosenBid } from '../../mortgage/public.ts';
import { type CurrentQuote, currentQuote } from '../../parameters/public.ts';
import { passportFacts } from '../../users/public.ts';

type Passport = NonNullable<Awaited<ReturnType<typeof passportFacts>>>['form'];

/** A person who has an account: an owner, a parent or a representative. */
interface KnownPerson {
  readonly person: Person | undefined;
  readonly passport: Passport | undefined;
}

/** Everything that is known of a deal and may stand in its contract. */
export interface DealFacts extends LockedDeal {
  readonly estate: Estate;
  readonly papers: EstatePapers;
  readonly priceKopecks: number;
  readonly quote: CurrentQuote | undefined;
  readonly loan: { readonly bank: string; readonly months: number } | undefined;
  readonly ownership: OwnershipType;
  readonly members: readonly MemberRow[];
  readonly memberPapers: ReadonlyMap<string, PapersRow>;
  readonly groups: Awaited<ReturnType<typeof findGroups>>;
  readonly people: ReadonlyMap<number, KnownPerson>;
}

/** @throws AppError NOT_FOUND when the catalogue has no such estate */
export async function gatherFacts(db: Executor, { deal, booking }: LockedDeal): Promise<DealFacts> {
  const estate = (await estatesById(db, [deal.estateId], booking.userId)).get(deal.estateId);
  const papers = await papersOfEstate(db, deal.estateId);
  if (!estate || !papers) throw new AppError('NOT_FOUND');
  const members = await findMembers(db, deal.id);
  return {
    deal,
    booking,
    estate,
    papers,
    priceKopecks: priceOfDeal(booking, deal),
    quote: await currentQuote(db, deal.id),
    loan: await loanOf(db, deal.id),
    ownership: await ownershipOf(db, deal.id),
    members,
    memberPapers: await findPapers(
      db,
      members.map(({ id }) => id),
    ),
    groups: await findGroups(db, deal.id),
    people: await peopleOf(db, members),
  };
}

async function loanOf(db: Executor, dealId: string): Promise<DealFacts['loan']> {
  const bid = await chosenBid(db, dealId);
  return bid?.months ? { bank: bankName(bid.bank), months: bid.months } : undefined;
}

async function peopleOf(db: Executor, members: readonly MemberRow[]): Promise<DealFacts['people']> {
  const people = new Map<number, KnownPerson>();
  for (const id of new Set(members.flatMap((member) => keeperOf(member) ?? [])))
    people.set(id, { person: await personOf(db, id), passport: (await passportFacts(db, id))?.form });
  return people;
}
