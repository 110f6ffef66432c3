/** What members and the desk do to members of a deal, as its history calls it. */
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
