export { givePassport } from './give-passport.ts';
export { maskPassport } from './mask-passport.ts';
export { notePassportShown } from './open-passport.ts';
export { stateOf as passportStateOf } from './passport-state.ts';
export {
  type PassportNews,
  type PassportReplaced,
  passportDecided,
  passportReplaced,
} from './passports.events.ts';
