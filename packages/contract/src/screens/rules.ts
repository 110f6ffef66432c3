import type { StaffRole } from '../wire/endpoint.ts';

/** Roles that may ask a buyer to show his screen. */
export const screenRoles = ['support', 'manager'] as const satisfies readonly StaffRole[];

/** How long a request waits for an answer, and how long a screen is shown at most. */
export const askedForSeconds = 2 * 60;
export const shownForSeconds = 15 * 60;

/** S7-65, word for word: sent to the desk when the person or his browser refuses. */
export const refusalText = 'Пользователь отклонил запрос к трансляции';

export const screenStates = ['asked', 'shown', 'ended'] as const;
export type ScreenState = (typeof screenStates)[number];

/** Why a request was not granted. */
export const refusalReasons = ['declined', 'denied', 'unable'] as const;
/** Why the buyer's page ended the session. */
export const buyerReasons = ['stopped', 'hidden', 'failed'] as const;

export const endReasons = [
  ...refusalReasons,
  ...buyerReasons,
  'withdrawn',
  'unanswered',
  'stopped-by-operator',
  'operator-left',
  'buyer-left',
  'signed-out',
  'time-over',
] as const;
export type EndReason = (typeof endReasons)[number];

/** A refusal by the person, in our window or in the browser's; a device without support is not a refusal. */
export const isRefusal = (why: EndReason): boolean => why === 'declined' || why === 'denied';

const directions = ['a=sendrecv', 'a=sendonly', 'a=recvonly', 'a=inactive'];

/**
 * Whether a session description has one video stream in one direction: from the buyer, who offers, to the
 * desk, which answers.
 */
export function isOneWay(kind: 'offer' | 'answer', sdp: string): boolean {
  const [session = '', media, ...more] = sdp.split(/\r?\n(?=m=)/);
  if (!media?.startsWith('m=video ') || more.length > 0) return false;
  const said = `${session}\n${media}`.split(/\r?\n/).filter((line) => directions.includes(line));
  return said.length === 1 && said[0] === (kind === 'offer' ? 'a=sendonly' : 'a=recvonly');
}
