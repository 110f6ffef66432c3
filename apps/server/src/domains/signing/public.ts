export type { Evidence } from '@novosel/proof/evidence-chain.ts';
export { checkConsentCode } from './check-consent-code.ts';
export { checkSigningCode } from './check-signing-code.ts';
export { hasSigned } from './has-signed.ts';
export { paperNeeds } from './kinds/paper-kinds.ts';
export { recordSignature } from './record-signature.ts';
export { sendConsentCode } from './send-consent-code.ts';
export { sendSigningCode } from './send-signing-code.ts';
export { signConsent } from './sign-consent.ts';
export { signDocument } from './sign-document.ts';
export {
  documentsSignedBy,
  type EvidenceLink,
  findEvidence as evidenceOf,
  findLinks as linksOf,
} from './signing.repo.ts';
export { loadSigningKeys } from './signing-keys.ts';
