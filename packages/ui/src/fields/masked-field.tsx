import type { Mask } from '@novosel/contract/fields/masks.ts';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { keptCaret } from '../behaviour/kept-caret.ts';
import { useSelectionBefore } from '../behaviour/use-selection-before.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MaskedFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> {
  mask: Mask<string>;
  /** Text of the field, as the mask formats it; `mask.read` parses it. */
  value: string;
  onChange: (shown: string) => void;
}

/** A field that inserts the separators itself; the caret stays where the person types. */
export const MaskedField = ({ mask, value, onChange, ref, ...rest }: MaskedFieldProps) => {
  const caret = useRef<{ input: HTMLInputElement; at: number }>(null);
  const [, rewrite] = useState(0);
  const { attach, take } = useSelectionBefore(ref);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const at = input.selectionEnd ?? input.value.length;
    const plain = mask.shape(input.value);
    const shown = mask.reshape?.(value, input.value, at, take()) ?? plain;
    // After a text that replaced everything, the caret goes to its end.
    caret.current = { input, at: shown === plain ? keptCaret(input.value, at, shown) : shown.length };
    onChange(shown);
    // A refused character leaves the value unchanged: without a render the caret would jump to the end.
    rewrite((times) => times + 1);
  };
  useLayoutEffect(() => {
    const kept = caret.current;
    caret.current = null;
    if (kept && document.activeElement === kept.input) kept.input.setSelectionRange(kept.at, kept.at);
  });
  return <TextField {...rest} ref={attach} value={value} onChange={change} />;
};
