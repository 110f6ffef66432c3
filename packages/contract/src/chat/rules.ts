import type { StaffRole } from '../endpoint.ts';

/** Longest text of a message, in characters. */
export const longestMessage = 4000;

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
