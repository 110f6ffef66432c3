import type { ContractData } from '../contract-data.ts';

/**
 * The data as templates see it: holders and depositors are members instead of their IDs, and `annex` has the
 * number of each annex by its code.
 */
export function paperScope(data: ContractData) {
  const memberOf = (id: string) => data.members.find((member) => member.id === id);
  return {
    ...data,
    shareGroups: data.shareGroups.map((group) => ({ ...group, holders: group.holders.map(memberOf) })),
    escrow: {
      ...data.escrow,
      depositors: data.escrow.depositors.map(({ memberId, kopecks }) => ({
        member: memberOf(memberId),
        kopecks,
      })),
    },
    annex: Object.fromEntries(data.annexes.map((code, at) => [code, at + 1])),
  };
}
