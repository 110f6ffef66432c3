export {
  lockPassport,
  markPassport,
  type PassportFacts,
  passportFacts,
  passportOf,
  savePassport,
} from './passport.ts';
export { passportHash } from './passport-hash.ts';
export { uncheckedPassports } from './users.repo.ts';
