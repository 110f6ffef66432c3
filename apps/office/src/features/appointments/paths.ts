export const appointmentsPath = '/appointments';
