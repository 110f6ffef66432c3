import type { RequestInbox } from '../requests/inbox.ts';
import { servicesInbox } from '../services/inbox.ts';

/** Every family of requests: its calls, its inbox and its words at the desk come from here. */
export const requestInboxes: readonly RequestInbox[] = [servicesInbox];
