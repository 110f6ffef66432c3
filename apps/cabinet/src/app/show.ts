import type { ReactNode } from 'react';

/** Renders content into the document in place of the former content. */
export type Show = (content: ReactNode) => void;
