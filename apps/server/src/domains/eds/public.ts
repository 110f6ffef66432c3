export { signingAnswered } from './eds.events.ts';
export { certificatesInForce, type HeldCertificate } from './held-certificates.ts';
