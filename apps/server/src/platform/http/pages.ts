import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** A built page: its folder, its HTML, and the hashes of its inline scripts. */
export interface Page {
  readonly root: string;
  readonly document: string;
  /** HTML files prerendered at build time for single paths, such as the sign-in page. */
  readonly prerendered: ReadonlyMap<string, string>;
  readonly scriptHashes: readonly string[];
}

const apps = join(import.meta.dirname, '..', '..', '..', '..');

/** Reads a built page; undefined when it is not built (API tests need none). */
export async function readPage(door: 'cabinet' | 'office'): Promise<Page | undefined> {
  const root = join(apps, door, 'dist');
  const document = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined);
  if (document === undefined) return undefined;
  const auth = await readFile(join(root, 'auth.html'), 'utf8').catch(() => undefined);
  const documents = auth === undefined ? [document] : [document, auth];
  return {
    root,
    document,
    prerendered: new Map(auth === undefined ? [] : [['/auth', auth]]),
    scriptHashes: [...new Set(documents.flatMap(inlineScriptHashes))],
  };
}

function inlineScriptHashes(document: string): string[] {
  const scripts = [...document.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );
}

/**
 * Paths that only programs request, such as a missing file or metrics of the other listener: they must not
 * get a page.
 */
const noPage = /^\/(?:assets|health|metrics)(?:\/|$)|\.[a-z\d]{2,5}$/i;

/**
 * Serves static files, immutable and precompressed, and the page for every other path requested by a browser.
 */
export async function addPages(
  app: FastifyInstance,
  page: Page | undefined,
  refuse: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
): Promise<void> {
  if (page) {
    await app.register(fastifyStatic, {
      root: page.root,
      wildcard: true,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      allowedPath: (path) => !path.endsWith('/'),
      decorateReply: false,
      setHeaders(response, path) {
        const hashed = path.includes('/assets/');
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (!page || !['GET', 'HEAD'].includes(request.method) || path.startsWith('/api/') || noPage.test(path)) {
      refuse(new AppError('NOT_FOUND'), request, reply);
      return;
    }
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.prerendered.get(path) ?? page.document);
  });
}
