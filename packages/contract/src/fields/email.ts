import { cleanText } from './clean-text.ts';

/** Longest address in the form of the protocol (RFC 5321, 4.5.3.1.3). */
export const emailLength = 254;

const latinPerson = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]$/;
/**
 * A Cyrillic name has no Latin letter: «аnna» would be a different address that looks the same (RFC 6531).
 */
const cyrillicPerson = /^(?!\.)(?!.*\.\.)[\p{Script=Cyrillic}\d_'+.-]*[\p{Script=Cyrillic}\d_+-]$/u;
const wireDomain = /^(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const cyrillicDomain = /^(?:[a-z0-9-]+\.|[\p{Script=Cyrillic}\d-]+\.)+[\p{Script=Cyrillic}-]+$/u;

/** The domain in the form of DNS: «почта.рф» is «xn--80a1acny.xn--p1ai»; undefined for an invalid domain. */
const toWire = (domain: string): string | undefined => {
  if (!/^[\p{L}\p{M}\d.-]+$/u.test(domain)) return undefined;
  try {
    const wire = new URL(`http://${domain}`).hostname;
    return wireDomain.test(wire) ? wire : undefined;
  } catch {
    return undefined;
  }
};

const digitOf = (sign: string) => {
  const code = sign.charCodeAt(0);
  return code < 58 ? code - 22 : code - 97;
};

const nextBias = (grown: number, points: number, first: boolean): number => {
  let delta = first ? Math.floor(grown / 700) : grown >> 1;
  delta += Math.floor(delta / points);
  let bias = 0;
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
  return bias + Math.floor((36 * delta) / (delta + 38));
};

const lastPoint = 0x10ffff;

/** Decodes a label after «xn--» (RFC 3492, 6.2), which browsers cannot do. Empty for an invalid label. */
const decodeLabel = (coded: string): string => {
  const mark = coded.lastIndexOf('-');
  const letters = [...coded.slice(0, Math.max(0, mark))];
  let [point, place, bias] = [128, 0, 72];
  for (let at = mark + 1; at < coded.length; place += 1) {
    const before = place;
    let weight = 1;
    for (let step = 36; at < coded.length; step += 36) {
      const digit = digitOf(coded[at] ?? '');
      at += 1;
      place += digit * weight;
      const least = Math.min(26, Math.max(1, step - bias));
      if (digit < least) break;
      weight *= 36 - least;
    }
    const length = letters.length + 1;
    bias = nextBias(place - before, length, before === 0);
    point += Math.floor(place / length);
    if (point > lastPoint) return '';
    place %= length;
    letters.splice(place, 0, String.fromCodePoint(point));
  }
  return letters.join('');
};

/**
 * The readable form; a domain that could be taken for another one stays in the form of DNS, as in browsers.
 * Undefined when its «xn--» cannot be decoded.
 */
const toShown = (wire: string): string | undefined => {
  if (!wire.includes('xn--')) return wire;
  const shown = wire
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodeLabel(label.slice(4)) : label))
    .join('.');
  if (toWire(shown) !== wire) return undefined;
  return cyrillicDomain.test(shown) ? shown : wire;
};

/** The address with its domain in the form of DNS, as mail is sent to it. */
export const wireEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at + 1)}${toWire(email.slice(at + 1)) ?? email.slice(at + 1)}`;
};

/**
 * The canonical form in which an e-mail is stored and compared: in lower case, a .рф domain in letters.
 * Undefined for an invalid address.
 */
export const readEmail = (typed: string): string | undefined => {
  const text = cleanText(typed).trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const person = text.slice(0, Math.max(0, at));
  const wire = toWire(text.slice(at + 1));
  if (!wire || new TextEncoder().encode(`${person}@${wire}`).length > emailLength) return undefined;
  const shown = toShown(wire);
  if (!shown) return undefined;
  const fits = latinPerson.test(person) || (shown !== wire && cyrillicPerson.test(person));
  return fits ? `${person}@${shown}` : undefined;
};
