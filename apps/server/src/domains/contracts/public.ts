export { openContractWriter } from './writer/contract-writer.ts';
