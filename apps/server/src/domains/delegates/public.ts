export {
  type DelegationNews,
  delegateNamed,
  delegationAccepted,
  delegationEnded,
} from './delegates.events.ts';
export { findTrust, isTrusted, tellDelegates } from './delegates.repo.ts';
export { endDelegationsOf } from './end-delegation.ts';
export { reviewDelegates } from './review-delegates.ts';
