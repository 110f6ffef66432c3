/** The code of a link: 128 random bits. */
export const friendCodePattern = /^[\w-]{22}$/;
/** Its parameter in the address of a registration. */
export const friendParam = 'friend';
