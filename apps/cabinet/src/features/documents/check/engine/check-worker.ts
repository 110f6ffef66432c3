import type { TrustedKeys } from '@novosel/proof/archive/check-archive.ts';
import { type CheckResult, checkFiles } from './check-files.ts';

/** What the page sends to the worker. */
export interface CheckOrder {
  readonly files: readonly File[];
  /** Those that we publish; null when they could not be asked. */
  readonly keys: TrustedKeys | null;
}

/** What the worker says: how much it has read, 0 to 100, and at last the result. */
export type CheckNews =
  | { readonly progress: number }
  | { readonly result: CheckResult }
  | { readonly failed: true };

/** The used part of a worker's scope: the type library has either pages or workers. */
interface Scope {
  onmessage: ((event: MessageEvent<CheckOrder>) => void) | null;
  postMessage: (news: CheckNews) => void;
}
const scope = self as unknown as Scope;

scope.onmessage = ({ data }) => {
  run(data).catch(() => scope.postMessage({ failed: true }));
};

async function run({ files, keys }: CheckOrder): Promise<void> {
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const named = new Map<string, Uint8Array>();
  let done = 0;
  for (const file of files) {
    const bytes = await read(file, (read) => scope.postMessage({ progress: share(done + read, all) }));
    done += bytes.length;
    named.set(file.name, bytes);
  }
  scope.postMessage({ result: checkFiles(named, keys) });
}

const share = (part: number, all: number): number => (all === 0 ? 100 : Math.round((part / all) * 100));

async function read(file: File, onRead: (bytes: number) => void): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  const reader = file.stream().getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.set(value, at);
    at += value.length;
    onRead(at);
  }
}
