/**
 * How a request is answered while the worker stands between: `network` as if there were no worker, `document`
 * from the network and without one from what is kept, `style` likewise for what that document is dressed in,
 * `file` from what is kept and else from the network.
 */
export type Strategy = 'network' | 'document' | 'style' | 'file';

interface Asked {
  readonly method: string;
  /** `navigate` for a document. */
  readonly mode: string;
  readonly url: string;
}

/**
 * Answers of the program are never kept here: what may be read without a connection is kept by the page
 * itself.
 */
const ofProgram = /^\/(?:api|health|metrics)(?:\/|$)/;

/** The style of pages that stand alone; its name stays when its content changes. */
export const plain = '/plain.css';

/** Files under /assets/ have their content in their names, so a kept one can be neither old nor another's. */
export const strategyOf = ({ method, mode, url }: Asked, origin: string): Strategy => {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || ofProgram.test(pathname)) return 'network';
  if (mode === 'navigate') return 'document';
  if (pathname === plain) return 'style';
  return pathname.startsWith('/assets/') ? 'file' : 'network';
};

/** Whether a document speaks only of files of the release; a newer document brings its own worker. */
export const belongs = (html: string, files: readonly string[]): boolean =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].every(([, file = '']) => files.includes(file));

/** Caches to delete: all of ours but the newest two. A tab of the release before still finds its files. */
export const outdated = (names: readonly string[], prefix: string): string[] =>
  names.filter((name) => name.startsWith(prefix)).slice(0, -2);
