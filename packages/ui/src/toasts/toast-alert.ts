import type { ToastMessage } from './toast-message.ts';

/** A shown message over the page (S3-57). */
export interface ToastAlert {
  /** Equal texts at the same time are one alert, whose time restarts. */
  readonly id: string;
  readonly type: 'good' | 'info' | 'warning' | 'bad';
  readonly title: string;
  readonly message: string | undefined;
}

/** A toast is a named dialog: a text without a title becomes its name. */
export const alertOf = ({ title, text = '', tone = 'good' }: ToastMessage): ToastAlert => ({
  id: [tone, title, text].join(' '),
  type: tone === 'warn' ? 'warning' : tone,
  title: title ?? text,
  message: title && text ? text : undefined,
});
