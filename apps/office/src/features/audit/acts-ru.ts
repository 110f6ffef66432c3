const found = import.meta.glob('./acts/*/ru.po', { eager: true, import: 'messages' });

/** Texts for the audit records of each domain. */
export const messages = Object.assign({}, ...Object.values(found));
