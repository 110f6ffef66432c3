import { peopleRoles } from '../desk/people-rules.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/**
 * Who opens a buyer's passport and decides about it: everybody else at the desk sees a masked number, or
 * nothing.
 */
export const passportRoles = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];

/** Who sees whether a passport has been checked, and that it waits. */
export const passportStateRoles = [...new Set<StaffRole>([...peopleRoles, ...passportRoles])];

/** None yet, to be checked, found wrong, or checked: then it is changed by a request only. */
export const passportStates = ['none', 'unchecked', 'refused', 'checked'] as const;
export type PassportState = (typeof passportStates)[number];

export const changeStates = ['asked', 'accepted', 'refused', 'withdrawn'] as const;
