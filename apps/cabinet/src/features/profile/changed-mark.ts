const key = 'profile:password-changed';

/** The page begins anew after the change; an address could be anybody's, so what was done is kept in the tab. */
export const markChanged = (): void => sessionStorage.setItem(key, '1');

export const isMarkedChanged = (): boolean => sessionStorage.getItem(key) !== null;

/** Once said is enough. */
export const forgetChanged = (): void => sessionStorage.removeItem(key);
