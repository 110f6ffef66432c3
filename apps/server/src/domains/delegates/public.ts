export { type DelegationNews, delegationEnded } from './delegates.events.ts';
export { findAccepted, findTrust, prepareIsTrusted, principalsOf, tellDelegates } from './delegates.repo.ts';
export { endDelegationsOf } from './end-delegation.ts';
export { type PowerRow, powerHolds, powerOfTrust } from './powers.repo.ts';
export { powersOfAttorney } from './powers.tables.ts';
