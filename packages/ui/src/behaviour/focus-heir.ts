/**
 * A window that is on its way out gives the focus back itself, and cards whose state turns have titles that
 * take it, in ms.
 */
const othersFirst = 600;

/**
 * What has gone from among more than these was a whole part of the page: its title tells more than its first
 * button.
 */
const fewAtMost = 6;

const reachable = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';

const reachableIn = (root: Element | null | undefined): HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>(reachable)] : [];

const isShown = (element: HTMLElement): boolean => element.isConnected && element.checkVisibility();

const elementNear = (node: Node | null, way: 'nextSibling' | 'previousSibling'): Element | null => {
  for (let near = node; near; near = near[way]) if (near instanceof Element && near.isConnected) return near;
  return null;
};

/**
 * The same thing in the row that took the place of the one that has gone, else in the one before; else its
 * surroundings.
 */
function heir({ target, removedNodes, nextSibling, previousSibling }: MutationRecord, gone: HTMLElement) {
  const removed = [...removedNodes].find(
    (node): node is Element => node instanceof Element && node.contains(gone),
  );
  const at = removed ? reachableIn(removed).indexOf(gone) : -1;
  const near = [elementNear(nextSibling, 'nextSibling'), elementNear(previousSibling, 'previousSibling')];
  const around = target instanceof Element ? target : target.parentElement;
  const few = reachableIn(around);
  const titles = ['section', '[role=dialog]', 'main'].map((place) =>
    around?.closest(place)?.querySelector<HTMLElement>('h1, h2, h3'),
  );
  const beside = few.length > fewAtMost ? [] : few;
  return [...near.map((row) => reachableIn(row)[Math.max(at, 0)]), ...beside, ...titles].find(
    (one): one is HTMLElement => one !== null && one !== undefined && isShown(one),
  );
}

/**
 * Keeps the focus of a keyboard in the page: when what has it is taken away (a row that was removed by its
 * own button), it goes to what stands there now, so that one goes on from the same place and a screen reader
 * says where it is (WCAG 2.4.3). A finger or a mouse needs none of it, and would be given a keyboard on the
 * screen.
 * @returns the way to stop
 */
export function inheritFocus(): () => void {
  let last: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
  };
  let byPointer = false;
  const press = () => {
    byPointer = true;
  };
  const type = () => {
    byPointer = false;
  };
  const watch = new MutationObserver((records) => {
    const gone = last;
    if (!gone || gone.isConnected) return;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!record) return;
    last = null;
    setTimeout(() => {
      if (byPointer || document.activeElement !== document.body) return;
      const next = heir(record, gone);
      if (next && !next.matches(reachable)) next.tabIndex = -1;
      next?.focus({ preventScroll: true });
    }, othersFirst);
  });
  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener('focusin', note, { signal });
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('keydown', type, { signal, capture: true });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    ends.abort();
    watch.disconnect();
  };
}
