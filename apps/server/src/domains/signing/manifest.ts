import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { bindPaperKinds } from './signing.routes.ts';
import { workSigning } from './work-signing.ts';

export const signing: Domain = {
  name: 'signing',
  about: 'Signatures by code, the kind that each paper needs, the chain of evidence',
  uses: ['consents', 'documents', 'identity'],
  routes: { office: [bindPaperKinds] },
  queues: ['document.seal', 'document.sweep'],
  jobs: [workSigning],
  held,
};
