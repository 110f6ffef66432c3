export { consentText } from './consent-text.ts';
export { consentWithdrawn } from './consents.events.ts';
export { endConsentsForSite } from './end-consents-for-site.ts';
export { consentInForce, ensureConsent } from './ensure-consent.ts';
export { agreesToAdvertising } from './give-consent.ts';
export { listConsents } from './list-consents.ts';
export { agreedTexts, recordConsents } from './record-consents.ts';
export { endSiteConsent, giveSiteConsent } from './site-consent.ts';
export { siteConsentText } from './site-consent-text.ts';
