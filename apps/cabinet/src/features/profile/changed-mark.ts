const key = 'profile:changed';

/** What begins a new session here, and ends every other. */
export type Changed = 'password' | 'phone' | 'email';

/** The page begins anew after the change; an address could be anybody's, so what was done is kept in the tab. */
export const markChanged = (what: Changed): void => sessionStorage.setItem(key, what);

export const markedChanged = (): string | null => sessionStorage.getItem(key);

/** Once said is enough. */
export const forgetChanged = (): void => sessionStorage.removeItem(key);
