/**
 * The only check that a redirect target is a safe local path (S4.2-11, S4.2-12; promise C9): both sides use
 * it, when the target is stored and again when it is used.
 * @param known tells whether a pathname is one of our pages
 * @returns the target, or undefined when it is refused
 */
export function safePath(target: unknown, known: (pathname: string) => boolean): string | undefined {
  if (typeof target !== 'string' || target.length > 2000) return undefined;
  if (!/^\/[A-Za-z0-9_~./?=&%-]*$/.test(target)) return undefined;
  if (target.includes('//') || target.includes('..') || /%(?:2f|5c|0|1|7f|2e)/i.test(target))
    return undefined;
  if (/%(?![0-9a-f]{2})/i.test(target)) return undefined;
  const base = 'https://cabinet.invalid';
  const url = new URL(target, base);
  if (url.origin !== base || !known(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}
