import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}
interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;

/**
 * The page enforces Trusted Types (promise 26): this policy allows only the address of the worker's own file.
 */
const trusted = (url: string): string => {
  const maker = (window as { trustedTypes?: PolicyMaker }).trustedTypes;
  if (!maker) return url;
  policy ??= maker.createPolicy('novosel#pdf-worker', {
    createScriptURL: (wanted) => {
      if (wanted !== workerUrl) throw new TypeError('Not the worker of PDF');
      return wanted;
    },
  });
  return policy.createScriptURL(url);
};

let worker: PDFWorker | undefined;

/**
 * Opens a PDF. The bytes are copied, since the library detaches its buffer.
 * @throws when the bytes are no PDF
 */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  worker ??= new PDFWorker({ port: new Worker(trusted(workerUrl), { type: 'module' }) } as object);
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
