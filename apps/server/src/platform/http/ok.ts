/** The envelope of section 7 for a successful call with data. */
export function ok<Data>(data: Data): { result: true; data: Data } {
  return { result: true, data };
}
