/** What a machine may read, beside nothing. */
export const machineScopes = ['bookings.read'] as const;
export type MachineScope = (typeof machineScopes)[number];
