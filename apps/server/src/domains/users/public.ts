export {
  lockPassport,
  markPassport,
  type PassportFacts,
  passportFacts,
  passportOf,
  savePassport,
} from './passport.ts';
