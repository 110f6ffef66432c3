import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Structured log without personal data (promise 52): requests are logged by route pattern and id, never by address bar,
 * body or header; known carriers of secrets are cut out wherever they appear.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.code', '*.phone', '*.email', '*.passport', 'headers'],
      remove: true,
    },
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: plain(error.message),
        stack: stackOnly(error),
      }),
    },
  });
}

/** A database error repeats the values of its query; the first line without parameters is enough to find it. */
function plain(message: string): string {
  return message.split('\nparams:')[0]?.split('\n')[0]?.slice(0, 300) ?? '';
}

function stackOnly(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
