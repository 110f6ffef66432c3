import type { ReactNode } from 'react';

/** Puts content into the document, in place of what was there. */
export type Show = (content: ReactNode) => void;
