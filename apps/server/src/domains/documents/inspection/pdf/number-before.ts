import { BadPdf, isSpace, numberFrom } from './read-value.ts';

/**
 * The numbers by which readers may know the object whose keyword «obj» is at a position: «12 0» before it, at
 * any distance. A percent sign begins a comment, unless it is in a string: both readings count.
 * @throws BadPdf
 */
export function numbersBefore(text: string, at: number): readonly number[] {
  const found = [spacesBefore, remarksBefore].flatMap((skip) => {
    const generation = writtenBefore(text, skip(text, at));
    const number = generation && writtenBefore(text, skip(text, generation.from));
    return number ? [number.value] : [];
  });
  return [...new Set(found)];
}

/** A number as readers parse it, with «+», «-» and a decimal point. */
function writtenBefore(text: string, end: number): { value: number; from: number } | undefined {
  let from = end;
  while (from > 0 && /[\d.-]/.test(text.charAt(from - 1))) from -= 1;
  if (text.charAt(from - 1) === '+') from -= 1;
  const written = text.slice(from, end);
  if (!/\d/.test(written)) return undefined;
  if (/\..*\./.test(written)) throw new BadPdf('a number with two points');
  return { value: numberFrom(written), from };
}

function spacesBefore(text: string, end: number): number {
  let at = end;
  while (at > 0 && isSpace(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** Each line is scanned once: anything but blanks, numbers and comments stops the backward search. */
function remarksBefore(text: string, end: number): number {
  let at = end;
  for (;;) {
    const before = spacesBefore(text, at);
    if (!/[\r\n]/.test(text.slice(before, at))) return before;
    let line = before;
    while (line > 0 && !/[\r\n]/.test(text.charAt(line - 1))) line -= 1;
    const remark = text.slice(line, before).indexOf('%');
    if (remark < 0) return before;
    at = line + remark;
  }
}
