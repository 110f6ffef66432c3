import { AcquirerError } from './errors.ts';

interface Listed {
  id: string;
  created_at: string;
  status: string;
  payment_id?: string;
}

/** Filters of YooKassa's lists; times are ISO 8601, `limit` is 1 to 100 (default 10). */
export interface ListQuery {
  status?: string;
  payment_id?: string;
  limit?: string;
  cursor?: string;
  'created_at.gte'?: string;
  'created_at.gt'?: string;
  'created_at.lte'?: string;
  'created_at.lt'?: string;
}

/** A page of objects, newest first, with a cursor to the next. @throws AcquirerError invalid_request */
export function list<T extends Listed>(objects: Record<string, T>, query: ListQuery) {
  const limit = Number(query.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw new AcquirerError('invalid_request', 'Limit must be between 1 and 100', 'limit');
  }
  // Objects are stored in the order of their creation.
  const fitting = Object.values(objects)
    .reverse()
    .filter((object) => fits(object, query));
  const start = query.cursor ? fitting.findIndex(({ id }) => id === query.cursor) : 0;
  if (start < 0) throw new AcquirerError('invalid_request', 'Unknown cursor', 'cursor');
  const next = fitting[start + limit];
  return {
    type: 'list',
    items: fitting.slice(start, start + limit),
    ...(next ? { next_cursor: next.id } : {}),
  };
}

function fits(object: Listed, query: ListQuery): boolean {
  const at = Date.parse(object.created_at);
  const time = (name: 'gte' | 'gt' | 'lte' | 'lt', otherwise: number) => {
    const text = query[`created_at.${name}`];
    return text === undefined ? otherwise : Date.parse(text);
  };
  return (
    (query.status === undefined || object.status === query.status) &&
    (query.payment_id === undefined || object.payment_id === query.payment_id) &&
    at >= time('gte', -Infinity) &&
    at > time('gt', -Infinity) &&
    at <= time('lte', Infinity) &&
    at < time('lt', Infinity)
  );
}
