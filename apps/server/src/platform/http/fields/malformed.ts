/** Whether an error is caused by a malformed multipart body (promise 29), and not by us. */
export function isMalformed(error: unknown): boolean {
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  return (
    (statusCode ?? 500) < 500 ||
    /multipart|Malformed|Unexpected end|^aborted$|^The needle/i.test(message ?? '')
  );
}
