import type { RequestInbox } from '../requests/inbox.ts';
import { servicesInbox } from '../services/inbox.ts';

/** Every family of requests, with its calls, inbox and texts at the desk. */
export const requestInboxes: readonly RequestInbox[] = [servicesInbox];
