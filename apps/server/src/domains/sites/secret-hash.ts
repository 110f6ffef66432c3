import { hash } from 'node:crypto';

/** What is kept of a site's secret: it is random enough that a plain hash cannot be turned back. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'base64url');
