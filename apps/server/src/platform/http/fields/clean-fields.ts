import { cleanText, isVerbatim } from '@novosel/contract/fields/clean-text.ts';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Normalises every text in place. Not recursive: input may be nested arbitrarily deep. */
export function cleanFields<Asked>(asked: Asked): Asked {
  if (typeof asked === 'string') return cleanText(asked) as Asked;
  const left: { readonly field: string; readonly within: Container }[] = [];
  if (isContainer(asked)) left.push({ field: '', within: asked });
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, within } = next;
    for (const [key, value] of Object.entries(within)) {
      const name = Array.isArray(within) ? field : key;
      if (typeof value === 'string' && !isVerbatim(name))
        (within as Record<string, unknown>)[key] = cleanText(value);
      else if (isContainer(value)) left.push({ field: name, within: value });
    }
  }
  return asked;
}
