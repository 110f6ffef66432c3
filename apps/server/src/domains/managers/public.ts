export { followRegistrations } from './follow-registrations.ts';
export { prepareListManagers } from './managers.repo.ts';
