export { dropPasskeys } from './drop-passkeys.ts';
export { cleanChallenges } from './passkeys.repo.ts';
