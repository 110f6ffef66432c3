export { cleanChallenges } from './passkeys.repo.ts';
