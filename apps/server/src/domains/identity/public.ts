export { authenticator, type JudgeCookie } from './authenticate.ts';
export { blankPerson } from './blank-person.ts';
export { type CheckedCode, checkCode, useCode } from './check-code.ts';
export { cleanIdentity } from './clean-identity.ts';
export { ofUser } from './codes.repo.ts';
export { countedCheck } from './counted-check.ts';
export { deviceOf } from './device-of.ts';
export { prepareFirstLetter } from './first-letter.ts';
export { identifierHash, identifierOf } from './identifier.ts';
export { ofOwn, personRegistered, type Registered } from './identity.events.ts';
export { sendingLimits, sessionLives } from './identity.policy.ts';
export { accountById } from './identity.repo.ts';
export { type IssuedCode, issueCode } from './issue-code.ts';
export { keepFreshProof } from './keep-fresh-proof.ts';
export { liveSessions } from './live-sessions.ts';
export { maskPhone } from './mask-phone.ts';
export { hasName } from './name-words.repo.ts';
export { lastVisit } from './own-sessions.repo.ts';
export {
  completePerson,
  keepLocale,
  type Person,
  personOf,
  prepareFindPerson,
} from './people.repo.ts';
export {
  cabinetSession,
  cabinetSessionLives,
  type FoundSession,
  type SessionOfCabinet,
  sessionByCookie,
  sessionById,
  sessionStands,
} from './sessions.repo.ts';
export { type SessionsEnded, sessionsEnded } from './sessions-ended.ts';
export { goOn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { recoveryCodesLeft } from './staff-factor.repo.ts';
export { tellContacts } from './tell-contacts.ts';
export { keyedHash, newToken, sameText, tokenHash } from './tokens.ts';
export type { Visit } from './visit.ts';
export { wayInReplaced } from './way-in-replaced.ts';
