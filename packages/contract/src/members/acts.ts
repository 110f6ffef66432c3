/** Acts of members and the desk on members of a deal, as codes of its history. */
export const memberActs = [
  'invite-member',
  'add-child',
  'set-shares',
  'join-member',
  'refuse-member',
  'remove-member',
  'send-papers',
  'accept-papers',
  'return-papers',
  'renew-papers',
  'withdraw-consent',
] as const;
export type MemberAct = (typeof memberActs)[number];

export const isMemberAct = (event: string): event is MemberAct => memberActs.some((one) => one === event);
