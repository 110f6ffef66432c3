export { passportOf, savePassport } from './passport.ts';
