export { blankPerson } from './accounts/blank-person.ts';
export { employees } from './accounts/employees.repo.ts';
export { prepareFirstLetter } from './accounts/first-letter.ts';
export { identifierHash, identifierOf } from './accounts/identifier.ts';
export { maskPhone } from './accounts/mask-phone.ts';
export { hasName } from './accounts/name-words.repo.ts';
export {
  completePerson,
  idByPhone,
  keepLocale,
  type Person,
  personOf,
  prepareFindPerson,
} from './accounts/people.repo.ts';
export {
  contactsOf,
  firstNameOf,
  fullNameOf,
  isCabinetOpen,
  isEmployeeOf,
  isFrozenOf,
  nameAndSurnameOf,
  phoneOf,
  surnameAndNameOf,
} from './accounts/person-columns.repo.ts';
export { shortName, shortNameOf } from './accounts/short-name.ts';
export { type CheckedCode, checkCode, useCode } from './codes/check-code.ts';
export { ofUser } from './codes/codes.repo.ts';
export { type IssuedCode, issueCode } from './codes/issue-code.ts';
export { tellContacts } from './contacts/tell-contacts.ts';
export { ownSubject, personRegistered, type Registered } from './identity.events.ts';
export { sendingLimits, sessionLives } from './identity.policy.ts';
export { accountById } from './identity.repo.ts';
export { keepFreshProof } from './reauthentication/keep-fresh-proof.ts';
export { liveSessions } from './sessions/live-sessions.ts';
export { lastVisit } from './sessions/own-sessions.repo.ts';
export {
  cabinetSession,
  cabinetSessionLives,
  type FoundSession,
  type SessionOfCabinet,
  sessionByCookie,
  sessionById,
  sessionStands,
} from './sessions/sessions.repo.ts';
export { type SessionsEnded, sessionsEnded } from './sessions/sessions-ended.ts';
export { keyedHash, newToken, sameText, tokenHash } from './sessions/tokens.ts';
export { authenticator, type JudgeCookie } from './sign-in/authenticate.ts';
export { countedCheck } from './sign-in/counted-check.ts';
export { deviceOf } from './sign-in/device-of.ts';
export { answerSignIn } from './sign-in/sign-in.routes.ts';
export { continueSignIn, type SignInOutcome } from './sign-in/sign-in.ts';
export { signOut } from './sign-in/sign-out.ts';
export { wayInReplaced } from './sign-in/way-in-replaced.ts';
export { recoveryCodesLeft } from './staff/staff-factor.repo.ts';
