import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button beside a field: else the press would first blur the field, whose error would
 * move the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
