import { BadPdf, isSpace, numberFrom } from './read-value.ts';

/**
 * The numbers under which readers may know the object whose word «obj» stands at a place: «12 0» before it,
 * however far apart. A percent sign begins a remark, unless it stands in a text: both readings count.
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

/** A number as readers take it, with «+», «-» and a point. */
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

/** Each line is looked through once: what is no space, no number and no remark ends the way back. */
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
