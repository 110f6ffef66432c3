export { checkSigningCode } from './check-signing-code.ts';
export type { Evidence } from './evidence.ts';
export { hasSigned } from './has-signed.ts';
export { sendSigningCode } from './send-signing-code.ts';
export { signDocument } from './sign-document.ts';
export { findEvidence as evidenceOf } from './signing.repo.ts';
export { loadSigningKeys, type SigningKeys } from './signing-keys.ts';
export { workSigning } from './work-signing.ts';
