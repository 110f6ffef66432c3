export { givePassport } from './give-passport.ts';
export { maskPassport } from './mask-passport.ts';
export { type PassportNews, passportDecided } from './passports.events.ts';
