export { papersOfVoid } from './contracts.repo.ts';
export { type PeopleOfSigning, peopleOfSigning } from './people-of-signing.ts';
export { openContractWriter } from './writer/contract-writer.ts';
