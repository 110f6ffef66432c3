/** An error: how HTTP tells it, and what the reader is told in both languages. */
export interface ErrorEntry {
  readonly status: 200 | 401 | 403 | 404 | 409 | 419 | 422 | 429 | 500 | 503;
  readonly ru: string;
  readonly en: string;
}
