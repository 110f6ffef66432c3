/** An error: its HTTP status and its phrase in both languages. */
export interface ErrorEntry {
  readonly status: 200 | 401 | 403 | 404 | 409 | 419 | 422 | 429 | 500 | 503;
  readonly ru: string;
  readonly en: string;
}
