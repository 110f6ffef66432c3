/**
 * Whether an error says that a body of parts is not what it says it is (promise 29); what is wrong with us is
 * not.
 */
export function isMalformed(error: unknown): boolean {
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  return (
    (statusCode ?? 500) < 500 ||
    /multipart|Malformed|Unexpected end|^aborted$|^The needle/i.test(message ?? '')
  );
}
