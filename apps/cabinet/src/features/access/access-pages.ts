/** One chunk: separate ones would cost the first page more in its preload list than they save. */
export { default as EmailPage } from './email-page.tsx';
export { default as ForgotPage } from './forgot-page.tsx';
export { default as LockedPage } from './locked-page.tsx';
export { default as RegisterPage } from './register-page.tsx';
export { default as RenewPage } from './renew-page.tsx';
