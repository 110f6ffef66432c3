export { addForms } from './ask-by-form.ts';
export { keepSite } from './clients.repo.ts';
export { cleanPayloads as cleanSites } from './ended.repo.ts';
export { machineCheck } from './machine-check.ts';
export { addProvider } from './mount-provider.ts';
export { followSessions, workSites } from './tell-left.ts';
