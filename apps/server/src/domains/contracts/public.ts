export { papersOfVoid } from './contracts.repo.ts';
export { openContractWriter } from './writer/contract-writer.ts';
