export { authenticator } from './authenticate.ts';
export { type CheckedCode, checkCode, useCode } from './check-code.ts';
export { cleanIdentity } from './clean-identity.ts';
export { type IssuedCode, issueCode } from './issue-code.ts';
export { maskPhone } from './mask-phone.ts';
export {
  keepLocale,
  type Person,
  personOf,
  prepareFindPerson,
  prepareListOauthClients,
} from './people.repo.ts';
