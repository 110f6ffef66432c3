export { documentsToGive, dropArchive, forgetArchive, keepArchive } from './archives.ts';
export { type AttachedFile, attachedFiles, scannedFiles } from './attached-files.repo.ts';
export { createDocument } from './create-document.ts';
export { toSummary } from './document-summary.ts';
export {
  type DocumentRow,
  deleteLooseUploads,
  findDocument,
  findOwnDocument,
  findPaperByHash,
  findPapersOf,
  keepSealed,
  unsealedDocuments,
} from './documents.repo.ts';
export { answerUpload, sendDownload } from './documents.routes.ts';
export type { Representative, Signer } from './documents.tables.ts';
export {
  type Download,
  downloadArchive,
  downloadAttached,
  downloadDocument,
  downloadPaper,
  givingOf,
  originalOf,
} from './download-document.ts';
export { inspectPicture } from './inspect-picture.ts';
export { openInspector } from './inspection/inspector.ts';
export { markSigned } from './mark-signed.ts';
export type { BookingAgreementData } from './pdf/booking-agreement.data.ts';
export { BOOKING_AGREEMENT_VERSION } from './pdf/booking-agreement.template.ts';
export { signedByPower } from './signed-by-power.ts';
export { powersSignedBy, signedPapers } from './signed-papers.repo.ts';
export { openTypesetter, type PaperOrder, paperOf } from './typesetter.ts';
export { keepUpload, storeUpload, type UploadDeps } from './uploads/store-upload.ts';
export { uploadFiles } from './uploads/upload-files.ts';
export {
  claimUploads,
  deleteUploads,
  findOwnUploads,
  handOverUploads,
  type ScanState,
} from './uploads/uploads.repo.ts';
