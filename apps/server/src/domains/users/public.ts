export {
  lockPassport,
  markPassport,
  passportFacts,
  passportOf,
  savePassport,
} from './passport.ts';
