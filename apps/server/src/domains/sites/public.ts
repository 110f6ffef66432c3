export { keepSite } from './clients.repo.ts';
export { secretHash } from './secret-hash.ts';
