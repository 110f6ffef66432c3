import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { trustedWorker } from '../page/trusted-worker.ts';

const workerFile = trustedWorker('pdf-worker', workerUrl);

let worker: PDFWorker | undefined;

/**
 * Opens a PDF. The bytes are copied, since the library detaches its buffer.
 * @throws when the bytes are no PDF
 */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  worker ??= new PDFWorker({ port: new Worker(workerFile(), { type: 'module' }) } as object);
  return getDocument({
    data: bytes.slice(),
    worker,
    // Nothing in a paper runs: no scripts, no forms, no WebAssembly, which the page's policy would refuse.
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
  }).promise;
};

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
