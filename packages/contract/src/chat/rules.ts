import { fileBytesAtMost, fileExtensions } from '../documents/limits.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/** Longest text of a message, in characters. */
export const longestMessage = 4000;

/** What may be sent with a message: several files of these formats, each at most so many bytes. */
export const chatFiles = { extensions: fileExtensions, maxBytes: fileBytesAtMost, most: 5 } as const;

/** Who reads and answers conversations at the desk. */
export const chatRoles = ['support', 'manager'] as const satisfies readonly StaffRole[];

/** Where a conversation stands: its person waits for an answer, or has one, or it is over. */
export const chatStates = ['waiting', 'answered', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

/** The buttons that open the chat, by place (S7-57, S7-58): each has its number as its id. */
export const chatButtons = {
  header: 61,
  tabBar: 62,
  notification: 63,
  bookingStatus: 64,
  errorPage: 65,
  startAlert: 66,
  deal: 104,
  dealFailed: 105,
  bookingFailed: 106,
  section: 107,
} as const;
export type ChatPlace = keyof typeof chatButtons;

/** «Б»: numbers of bookings begin with it, and deals with another letter. */
const bookingLetter = '\u0411';

/** A deal is called by its number from the day it opens, the booking before it by its own. */
export const topicKind = (number: string): 'booking' | 'deal' =>
  number.startsWith(bookingLetter) ? 'booking' : 'deal';

/** Answers of so many days tell how long one usually waits, when there are at least so many of them. */
export const usualWait = { days: 30, leastAnswers: 5 } as const;

/** Who has called from the desk within so many minutes is there. */
export const deskPresenceMinutes = 5;
