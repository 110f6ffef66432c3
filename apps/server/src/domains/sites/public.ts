export { keepSite } from './clients/clients.repo.ts';
export { machineCheck } from './clients/machine-check.ts';
export { addForms } from './provider/ask-by-form.ts';
export { addProvider } from './provider/mount-provider.ts';
export { forgetTokens } from './tokens/forget-tokens.repo.ts';
