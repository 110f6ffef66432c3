import type { FastifyReply } from 'fastify';

/** A picture never changes under its id; whatever its bytes are, they are not run here (promise 30). */
export function sendPicture(
  reply: FastifyReply,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
  whose: 'public' | 'private',
): Buffer {
  reply.type(mime);
  reply.header('content-disposition', 'inline');
  reply.header('content-security-policy', 'sandbox');
  reply.header('cache-control', `${whose}, max-age=31536000, immutable`);
  return Buffer.from(bytes);
}
