import { fileBytesAtMost, fileExtensions } from '../documents/limits.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/** Longest text of a message, in characters. */
export const longestMessage = 4000;

/** Attachments of a message: several files of these formats, each at most so many bytes. */
export const chatFiles = { extensions: fileExtensions, maxBytes: fileBytesAtMost, most: 5 } as const;

/** Who reads and answers conversations at the desk. */
export const chatRoles = ['support', 'manager'] as const satisfies readonly StaffRole[];

/** States of a conversation: its person waits for an answer, has one, or it is closed. */
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

/** «Б»: numbers of bookings begin with it, those of deals with another letter. */
const bookingLetter = '\u0411';

/** From the day it opens a deal is called by its own number; before, by that of its booking. */
export const topicKind = (number: string): 'booking' | 'deal' =>
  number.startsWith(bookingLetter) ? 'booking' : 'deal';

/** The usual wait is calculated from the answers of so many days, if there are at least so many answers. */
export const usualWait = { days: 30, leastAnswers: 5 } as const;

/** A member of staff whose last call is at most this old counts as present. */
export const deskPresenceMinutes = 5;
