export const edsPath = '/eds';
