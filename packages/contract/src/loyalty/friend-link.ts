/** What a link carries: 128 random bits. */
export const friendCodePattern = /^[\w-]{22}$/;
/** How the address of a registration names it. */
export const friendParam = 'friend';
