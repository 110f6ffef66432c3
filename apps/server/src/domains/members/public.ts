export { dealsWithPapers, type PapersInWork, papersInWork } from './desk/papers-in-work.repo.ts';
export { keeperOf, nameOfMember } from './member-names.ts';
export {
  findGroups,
  findMembers,
  findPapers,
  type MemberRow,
  ownSnils,
  type PapersRow,
} from './members.repo.ts';
export { ownershipOf, owns } from './owners-of-deal.ts';
export { dealAsParty, signingDayOf } from './reach-members.ts';
