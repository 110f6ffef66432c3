/** In which order acts stand; what no area names stands at the end. */
export const areas = [
  'deals',
  'people',
  'passports',
  'catalogue',
  'conversations',
  'sites',
  'staff',
  'own',
] as const;
type Area = (typeof areas)[number];

const acts: Readonly<Record<Exclude<Area, 'catalogue' | 'own'>, RegExp>> = {
  deals:
    /^desk\.(queue|deal|paper|extend|changeTerms|refuseTerms|cancel|confirmCash|confirmTransfer|transfers|returnCash|askRefundAgain|returnOtherwise|rewards|moveReward)$/,
  people:
    /^people\.|^desk\.(people|person|personLog|deletion|carryOutDeletion|discounts|giveDiscount|withdrawDiscount)$/,
  passports: /^(passports|powers)\./,
  conversations: /^(chat|feedback|services|slips|screens)\./,
  sites: /^sites\./,
  staff: /^staff\.|^desk\.audit$/,
};

export function areaOf(act: string): Area {
  const named = areas.find((area) => Object.hasOwn(acts, area) && acts[area as keyof typeof acts].test(act));
  if (named) return named;
  return /^desk\.(me|logout)$|^own\./.test(act) ? 'own' : 'catalogue';
}

export const actKey = (act: string): string => `roles.act.${act}`;
