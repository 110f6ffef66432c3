export { prepareListManagers } from './managers.repo.ts';
