export { type ContractToSign, contractToSign } from './contract-to-sign.ts';
export { papersOfVoid } from './contracts.repo.ts';
export { peopleOfSigning } from './people-of-signing.ts';
export { openContractWriter } from './writer/contract-writer.ts';
