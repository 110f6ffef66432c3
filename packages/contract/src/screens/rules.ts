import type { StaffRole } from '../wire/endpoint.ts';

/** Who may ask a buyer to show his screen. */
export const screenRoles = ['support', 'manager'] as const satisfies readonly StaffRole[];

/** How long a request waits for its answer, and how long a screen is shown at most. */
export const askedForSeconds = 2 * 60;
export const shownForSeconds = 15 * 60;

/** S7-65, to the letter: what the desk is sent when the person or his browser says no. */
export const refusalText = 'Пользователь отклонил запрос к трансляции';

export const screenStates = ['asked', 'shown', 'ended'] as const;
export type ScreenState = (typeof screenStates)[number];

/** Why a request was not granted. */
export const refusalReasons = ['declined', 'denied', 'unable'] as const;
/** Why the buyer's page ended what was shown. */
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

/** A person's no, in our window or in the browser's; a device that cannot is no refusal. */
export const isRefusal = (why: EndReason): boolean => why === 'declined' || why === 'denied';

const directions = ['a=sendrecv', 'a=sendonly', 'a=recvonly', 'a=inactive'];

/**
 * Whether a session description carries one picture one way: from the buyer, who offers, to the desk, which
 * answers.
 */
export function isOneWay(kind: 'offer' | 'answer', sdp: string): boolean {
  const [session = '', media, ...more] = sdp.split(/\r?\n(?=m=)/);
  if (!media?.startsWith('m=video ') || more.length > 0) return false;
  const said = `${session}\n${media}`.split(/\r?\n/).filter((line) => directions.includes(line));
  return said.length === 1 && said[0] === (kind === 'offer' ? 'a=sendonly' : 'a=recvonly');
}
