export { acceptPassport } from './accept-passport.ts';
export { givePassport } from './give-passport.ts';
export { maskPassport } from './mask-passport.ts';
export { notePassportShown } from './open-passport.ts';
export { stateOf as passportStateOf } from './passport-state.ts';
export { type PassportReplaced, passportReplaced } from './passports.events.ts';
export { formerScans } from './passports.repo.ts';
