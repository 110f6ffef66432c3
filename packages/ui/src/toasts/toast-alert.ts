import type { ToastMessage } from './toast-message.ts';

/** A message over the page as it is kept while it is shown (S3-57). */
export interface ToastAlert {
  /** The same words at the same time are one alert, whose time begins anew. */
  readonly id: string;
  readonly type: 'good' | 'info' | 'warning' | 'bad';
  readonly title: string;
  readonly message: string | undefined;
}

/** A toast is a named dialog: words without a title are its name. */
export const alertOf = ({ title, text = '', tone = 'good' }: ToastMessage): ToastAlert => ({
  id: [tone, title, text].join(' '),
  type: tone === 'warn' ? 'warning' : tone,
  title: title ?? text,
  message: title && text ? text : undefined,
});
