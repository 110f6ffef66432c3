export { type DelegationNews, delegationEnded } from './delegates.events.ts';
export {
  eraseTrustedAnswers,
  findAccepted,
  findTrust,
  prepareIsTrusted,
  principalsOf,
  tellDelegates,
} from './delegates.repo.ts';
export { endDelegationsOf } from './end-delegation.ts';
export {
  findListed,
  findPower,
  hasOpened,
  insertPower,
  lastPower,
  lockPower,
  powersOf,
  updatePower,
} from './power-records.repo.ts';
export { type PowerRow, powerHolds, powerOfTrust } from './powers.repo.ts';
