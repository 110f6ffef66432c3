const found = import.meta.glob('./acts/*/ru.po', { eager: true, import: 'messages' });

/** Words of what each domain writes down. */
export const messages = Object.assign({}, ...Object.values(found));
