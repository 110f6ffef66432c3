/** The migrated database that every test database is copied from. */
export const TEMPLATE = 'novosel_template';
/** The same with the demo's catalogue and people: to copy them takes a tenth of making them. */
export const FURNISHED = 'novosel_furnished';

/**
 * The same with one of everything that a person can have: made by the first matrix of a run that needs it.
 */
export const THINGS = 'novosel_things';

/** The furnished database holds what is sealed by it (`SECRET` of docs/settings.md). */
const testSecret = 'a secret of the tests, which guards nothing';

/**
 * Hashes of the least cost there may be, for thousands of sign-ins; what is usual is tested at the hasher.
 */
export const testSettings = { LOG_LEVEL: 'error', SECRET: testSecret, PASSWORD_PASSES: '2' };
