import type { Domain } from '../../domain.ts';
import { held } from './held.ts';
import { workSigning } from './work-signing.ts';

export const signing: Domain = {
  name: 'signing',
  about: 'Signatures by code, with a chain of evidence',
  uses: ['consents', 'documents', 'identity'],
  routes: {},
  queues: ['document.seal', 'document.sweep'],
  jobs: [workSigning],
  held,
};
