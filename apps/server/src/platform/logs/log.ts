import { type DestinationStream, destination, type LogFn, type Logger, pino } from 'pino';
import { plainFields, plainText } from './plain-log.ts';

export type Log = Logger;

/**
 * Lines are written together, after a page of them or this time in milliseconds: a write for each costs as
 * much as an answer.
 */
const together = { minLength: 4096, periodicFlush: 100, sync: false } as const;

/**
 * Structured log without personal data (promise 52): requests are logged by route pattern and ID, never by
 * address, body or header; fields with secrets are removed wherever they appear, and so is text that looks
 * like one.
 */
export function openLog(level: string, to: DestinationStream = destination(together)): Log {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (fields: object) => plainFields(fields) },
    serializers: { err: (error: unknown) => error },
    hooks: { logMethod: plainCall },
  };
  return pino(settings, to);
}

/** The log of request lines: they contain only five known fields, so nothing has to be removed. */
export function openRequestLog(log: Log): Log {
  return log.child({}, { formatters: { log: (fields) => fields } });
}

/**
 * A line about an error without a text of its own would repeat that of the error, which is already in its
 * fields.
 */
function plainCall(this: Logger, [first, ...rest]: unknown[], write: LogFn): void {
  const fields = first instanceof Error ? { err: first } : first;
  const words = rest.map((word) => (typeof word === 'string' ? plainText(word) : word));
  const isBare = words.length === 0 && typeof fields === 'object' && fields !== null && 'err' in fields;
  const said = typeof fields === 'string' ? plainText(fields) : fields;
  write.apply(this, [said, ...(isBare ? ['error'] : words)] as Parameters<LogFn>);
}
