import type { StaffRole } from '../wire/endpoint.ts';

/**
 * Who sees a person's card: sign-ins and addresses are of whoever helps with them, a manager has the deal's
 * card.
 */
export const peopleRoles = ['support', 'admin'] as const satisfies readonly StaffRole[];

/** Who closes and opens a sign-in. */
export const closingRoles = ['admin'] as const satisfies readonly StaffRole[];

/**
 * Fewer letters would name half of all people; of a phone four digits after the country code are the least.
 */
export const shortestPersonText = 3;
