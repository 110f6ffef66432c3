export { knownRoots } from './signatures.repo.ts';
export { type ElectronicSignature, electronicSignaturesOf } from './view/electronic-signatures.ts';
