/** The envelope of section 7 for a call that succeeded with data. */
export function ok<Data>(data: Data): { result: true; data: Data } {
  return { result: true, data };
}
