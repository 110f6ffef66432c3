/**
 * In ms: a closing window returns the focus itself, and cards that change state focus their titles; they go
 * first.
 */
const othersFirst = 600;

/**
 * If more controls than this remain around the removed one, it was a whole part of the page: then the title
 * of the section is focused, which tells more than its first button.
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
 * The control that takes the focus: the same one in the next row, else in the previous row, else one nearby
 * or a title.
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
 * Keeps the keyboard focus in the page: when the focused element is removed (a row deleted by its own
 * button), the focus moves to what has replaced it, and a screen reader says where it is (WCAG 2.4.3). Not
 * after a touch or a click, where a focused field would open the on-screen keyboard.
 * @returns the function that stops this
 */
export function keepFocusInPage(): () => void {
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
