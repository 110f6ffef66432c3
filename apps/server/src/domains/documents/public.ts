export { createDocument } from './create-document.ts';
export { toSummary } from './document-summary.ts';
export {
  type DocumentRow,
  findDocument,
  findOwnUploads,
  findPapersOf,
  keepSealed,
  unsealedDocuments,
} from './documents.repo.ts';
export { markSigned } from './mark-signed.ts';
export type { BookingAgreementData } from './pdf/booking-agreement.data.ts';
export { BOOKING_AGREEMENT_VERSION } from './pdf/booking-agreement.template.ts';
export { renderBookingAgreement } from './pdf/render-booking-agreement.ts';
export { keepUpload } from './store-upload.ts';
