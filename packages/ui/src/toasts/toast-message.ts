export interface ToastMessage {
  title?: string | undefined;
  text?: string | undefined;
  tone?: 'good' | 'info' | 'warn' | 'bad' | undefined;
}
