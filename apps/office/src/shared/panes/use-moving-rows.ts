import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Row {
  readonly id: string;
  /** Changes when the item has changed. */
  readonly stamp: string;
}

interface Seen {
  readonly list: string;
  readonly rows: ReadonlyMap<string, { readonly top: number; readonly stamp: string }>;
}

const move = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const glow = { duration: 1600, easing: 'ease-out' };

/**
 * When news reorders the list, a row goes from its old place to the new one and glows for a moment; a change
 * of the list itself (another filter) shows no motion. With reduced motion only the glow is left.
 * @param list names what is listed
 */
export function useMovingRows(
  holder: RefObject<HTMLElement | null>,
  list: string,
  rows: readonly Row[],
): void {
  const seen = useRef<Seen>(undefined);
  useLayoutEffect(() => {
    const elements = [...(holder.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = seen.current?.list === list ? seen.current.rows : undefined;
    const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]));
    const now = new Map(
      elements.map((element) => {
        const id = element.dataset.row ?? '';
        return [id, { top: element.offsetTop, stamp: stamps.get(id) ?? '' }];
      }),
    );
    if (before && before.size > 0) animate(elements, before, now);
    seen.current = { list, rows: now };
  }, [holder, list, rows]);
}

function animate(elements: readonly HTMLElement[], before: Seen['rows'], now: Seen['rows']): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const element of elements) {
    const id = element.dataset.row ?? '';
    const [old, fresh] = [before.get(id), now.get(id)];
    if (!fresh) continue;
    const way = old ? old.top - fresh.top : 0;
    if (way !== 0 && !still)
      element.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], move);
    if (!old || old.stamp !== fresh.stamp)
      element.animate([{ backgroundColor: 'var(--accent-soft)' }, { backgroundColor: 'transparent' }], glow);
  }
}
