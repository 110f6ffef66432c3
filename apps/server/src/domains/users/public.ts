export {
  lockPassport,
  markPassport,
  passportFacts,
  passportOf,
  savePassport,
} from './passport.ts';
export { uncheckedPassports } from './users.repo.ts';
