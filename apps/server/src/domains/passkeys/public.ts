export { dropPasskeys } from './drop-passkeys.ts';
export { keysGone } from './passkeys.events.ts';
export { cleanChallenges } from './passkeys.repo.ts';
