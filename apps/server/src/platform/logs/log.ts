import { type DestinationStream, destination, type LogFn, type Logger, pino } from 'pino';
import { plainFields, plainText } from './plain-log.ts';

export type Log = Logger;

/**
 * Lines go out together, a page of them or what came within this time: a write for each costs as much as an
 * answer.
 */
const together = { minLength: 4096, periodicFlush: 100, sync: false } as const;

/**
 * Structured log without personal data (promise 52): requests are logged by route pattern and id, never by
 * address bar, body or header; known carriers of secrets are cut out wherever they appear, and so is what
 * looks like one in a text.
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

/**
 * The log of lines about requests: they hold five fields of ours, so nothing is looked for in them to be cut
 * out.
 */
export function openRequestLog(log: Log): Log {
  return log.child({}, { formatters: { log: (fields) => fields } });
}

/**
 * Without words of its own, a line about an error would repeat those of the error; they stand in its fields.
 */
function plainCall(this: Logger, [first, ...rest]: unknown[], write: LogFn): void {
  const fields = first instanceof Error ? { err: first } : first;
  const words = rest.map((word) => (typeof word === 'string' ? plainText(word) : word));
  const isBare = words.length === 0 && typeof fields === 'object' && fields !== null && 'err' in fields;
  const said = typeof fields === 'string' ? plainText(fields) : fields;
  write.apply(this, [said, ...(isBare ? ['error'] : words)] as Parameters<LogFn>);
}
