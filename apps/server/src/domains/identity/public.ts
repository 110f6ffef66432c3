export { authenticator } from './authenticate.ts';
export {
  keepLocale,
  type Person,
  personOf,
  prepareFindPerson,
  prepareListOauthClients,
} from './people.repo.ts';
