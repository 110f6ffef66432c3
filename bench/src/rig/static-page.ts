import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Markup that loads code: scripts, and links that preload them. */
const code = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(modulepreload|manifest)"[^>]*>/g;

/** Opens a page of the cabinet as prerendered, with its styles and fonts but without any script. */
export async function openStaticPage(cabinet: string, path: string) {
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const asked = await fetch(cabinet + url);
    const body = Buffer.from(await asked.arrayBuffer());
    const type = asked.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    if (!/^text|svg/.test(type)) return response.end(body);
    response.setHeader('content-encoding', 'br');
    response.end(brotliCompressSync(type.startsWith('text/html') ? body.toString().replace(code, '') : body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, close: () => server.close() };
}
