/** What a machine may read. */
export const machineScopes = ['bookings.read'] as const;
export type MachineScope = (typeof machineScopes)[number];
