import type { StaffRole } from '../wire/endpoint.ts';

/** Roles that grant and revoke roles of the staff. */
export const staffAdminRoles = ['admin'] as const satisfies readonly StaffRole[];

/** Hours for which a link of an invitation or of a new second factor is valid. */
export const setUpHours = 24;

export const recoveryCodesGiven = 10;
/** As shown and typed; letters that look like digits are not used. */
export const recoveryCodePattern = /^[a-hjkmnp-z2-9]{5}-?[a-hjkmnp-z2-9]{5}$/i;
