import { type Ref, useCallback, useRef } from 'react';

const give = (ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) => {
  if (typeof ref === 'function') return ref(input);
  if (ref) ref.current = input;
  return undefined;
};

/**
 * Where the selection of an input began before a change: a text pasted over a selection starts there, which
 * the changed text alone does not tell. Unknown after a drop.
 */
export function useSelectionBefore(ref: Ref<HTMLInputElement> | undefined) {
  const from = useRef<number>(undefined);
  const attach = useCallback(
    (input: HTMLInputElement) => {
      const keep = ({ inputType }: InputEvent) => {
        from.current = inputType === 'insertFromDrop' ? undefined : (input.selectionStart ?? undefined);
      };
      input.addEventListener('beforeinput', keep);
      const release = give(ref, input);
      return () => {
        input.removeEventListener('beforeinput', keep);
        if (release) release();
        else give(ref, null);
      };
    },
    [ref],
  );
  const take = () => {
    const start = from.current;
    from.current = undefined;
    return start;
  };
  return { attach, take };
}
