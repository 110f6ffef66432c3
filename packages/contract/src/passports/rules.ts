import { peopleRoles } from '../desk/people-rules.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/**
 * Roles that open a buyer's passport and decide about it; everybody else at the desk sees a masked number, or
 * nothing.
 */
export const passportRoles = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];

/** Roles that see whether a passport is checked or waits. */
export const passportStateRoles = [...new Set<StaffRole>([...peopleRoles, ...passportRoles])];

/** None yet, not checked, refused, or checked; a checked one changes only by a request. */
export const passportStates = ['none', 'unchecked', 'refused', 'checked'] as const;
export type PassportState = (typeof passportStates)[number];

export const changeStates = ['asked', 'accepted', 'refused', 'withdrawn'] as const;
