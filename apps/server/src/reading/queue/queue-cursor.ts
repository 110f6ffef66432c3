import { AppError } from '../../platform/app-error.ts';

/** The last row of a page, after which the next one begins. */
export interface QueueCursor {
  /** The sort value. */
  readonly at: string;
  readonly id: string;
}

const pattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const writeCursor = ({ at, id }: QueueCursor): string => `${at}_${id}`;

/** @throws AppError VALIDATION for an invalid cursor */
export function readCursor(text: string): QueueCursor {
  const [, at, id] = pattern.exec(text) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at)))
    throw new AppError('VALIDATION', { fields: { after: ['default'] } });
  return { at, id };
}
