export { keepSite } from './clients/clients.repo.ts';
export { machineCheck } from './clients/machine-check.ts';
export { addForms } from './provider/ask-by-form.ts';
export { addProvider } from './provider/mount-provider.ts';
export { cleanPayloads as cleanSites } from './tokens/ended.repo.ts';
export { followSessions, workSites } from './visits/tell-left.ts';
