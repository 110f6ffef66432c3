import type { Plugin, Rolldown } from 'vite';

const client = /features\/chat\/chat-client\.tsx$/;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const stylesOf = (chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): string[] => {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((name) => {
    const next = chunks.get(name);
    return next ? stylesOf(next, chunks, seen) : [];
  });
  return [...below, ...(chunk.viteMetadata?.importedCss ?? [])];
};

/**
 * The module behind /api/chat/script.mjs: it names the page, the chat client and its styles. It contains no
 * personal data.
 */
export const chatScript = (page: string, file: string, styles: readonly string[]): string =>
  `export const page = ${JSON.stringify(`/${page}`)};
const styles = ${JSON.stringify(styles.map((name) => `/${name}`))};
const style = (href) => new Promise((done, fail) => {
  if (document.querySelector(\`link[rel=stylesheet][href="\${href}"]\`)) return done();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: fail });
  document.head.append(link);
});
export const client = () => Promise.all(styles.map(style)).then(() => import(${JSON.stringify(`/${file}`)}));
`;

/** Writes the chat script of this build next to the page (S7-54). */
export const chatScriptPlugin = (): Plugin => ({
  name: 'novosel-chat-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const all = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const entry = all.find(({ isEntry }) => isEntry);
      const chat = all.find(({ facadeModuleId }) => facadeModuleId && client.test(facadeModuleId));
      if (!entry || !chat) throw new Error('The chat client is no chunk of its own');
      const source = chatScript(entry.fileName, chat.fileName, stylesOf(chat, chunks));
      this.emitFile({ type: 'asset', fileName: 'chat-script.mjs', source });
    },
  },
});
