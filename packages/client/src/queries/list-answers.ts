import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { lookup } from '@novosel/contract/wire/lookup.ts';

type Read = (answer: unknown, path: string) => unknown;

const isNotices = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'result' in answer &&
  answer.result === true &&
  'data' in answer &&
  Array.isArray(answer.data);

/**
 * S5-45, S5-46: an answer that is no list of notifications is rejected, and the former list stays on the
 * screen.
 */
const notices: Read = (answer, path) => {
  if (isNotices(answer)) return answer;
  throw new TypeError(`The answer of ${path} is not a list`);
};

/** S5-47, S8-32: an answer that is no list is logged and counts as an empty list. */
const flats: Read = (answer, path) => {
  if (Array.isArray(answer)) return answer;
  console.error('Wrong type of data', { url: path, error: 'The list of flats is not an array' });
  return [];
};

const readers = lookup<Read>({ 'notifications.list': notices, 'flats.list': flats });

/**
 * Checks the answers that the specification says to check.
 * @throws TypeError for an answer that must be rejected
 */
export const readList = ({ name, path }: Pick<AnyEndpoint, 'name' | 'path'>, answer: unknown): unknown =>
  readers.get(name)?.(answer, path) ?? answer;
