import type { StaffRole } from '../wire/endpoint.ts';

/**
 * Roles that see a person's card: sign-ins and addresses are for those who help with them; a manager uses the
 * card of the deal.
 */
export const peopleRoles = ['support', 'admin'] as const satisfies readonly StaffRole[];

/** Roles that block and unblock a sign-in. */
export const closingRoles = ['admin'] as const satisfies readonly StaffRole[];

/**
 * Fewer letters would match half of all people; a phone needs at least four digits after the country code.
 */
export const shortestPersonText = 3;
