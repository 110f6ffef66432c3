const found = import.meta.glob('./acts/*/en.po', { eager: true, import: 'messages' });

/** Words of what each domain writes down. */
export const messages = Object.assign({}, ...Object.values(found));
