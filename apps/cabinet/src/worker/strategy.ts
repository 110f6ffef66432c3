/**
 * How the worker answers a request: `network` does not intervene; `document` fetches, and falls back to the
 * saved file; `style` does the same for that document's style sheet; `file` uses the saved file, else
 * fetches.
 */
export type Strategy = 'network' | 'document' | 'style' | 'file';

interface Asked {
  readonly method: string;
  /** `navigate` for a document. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Answers of the server are never saved here: the page itself saves what may be read without a connection.
 */
const ofProgram = /^\/(?:api|health|metrics)(?:\/|$)/;

/** The style sheet of standalone pages; its name stays the same when its content changes. */
export const plain = '/plain.css';

/** Files under /assets/ have a hash in their names, so a saved one is never outdated. */
export const strategyOf = ({ method, mode, url }: Asked, origin: string): Strategy => {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || ofProgram.test(pathname)) return 'network';
  if (mode === 'navigate') return 'document';
  if (pathname === plain) return 'style';
  return pathname.startsWith('/assets/') ? 'file' : 'network';
};

/** Whether a document uses only files of this release; a newer document brings its own worker. */
export const belongs = (html: string, files: readonly string[]): boolean =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].every(([, file = '']) => files.includes(file));

/** Caches to delete: all of ours but the newest two. A tab of the former release still finds its files. */
export const outdated = (names: readonly string[], prefix: string): string[] =>
  names.filter((name) => name.startsWith(prefix)).slice(0, -2);
