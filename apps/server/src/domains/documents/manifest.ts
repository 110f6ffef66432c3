import type { Domain } from '../../domain.ts';
import { bindDocuments } from './documents.routes.ts';
import { held } from './held.ts';
import { tellOfUploads } from './notices/tell-of-uploads.ts';
import { workScanning } from './uploads/scan-uploads.ts';

export const documents: Domain = {
  name: 'documents',
  about: 'Papers and uploads: inspection, printing as PDF, downloads',
  uses: ['identity', 'notifications'],
  routes: { cabinet: [bindDocuments] },
  notices: [tellOfUploads],
  queues: ['document.scan'],
  jobs: [workScanning],
  held,
};
