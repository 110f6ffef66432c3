import type { StaffRole } from '../wire/endpoint.ts';

/** Who gives and takes the rights of the staff. */
export const staffAdminRoles = ['admin'] as const satisfies readonly StaffRole[];

/** A link of an invitation or of a new second factor is good for so long. */
export const setUpHours = 24;

export const recoveryCodesGiven = 10;
/** As it is shown and typed; letters that look like digits are not among its signs. */
export const recoveryCodePattern = /^[a-hjkmnp-z2-9]{5}-?[a-hjkmnp-z2-9]{5}$/i;
