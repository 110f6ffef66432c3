/**
 * In one piece of code: apart, their names and what each needs would cost the first page more than they
 * weigh.
 */
export { default as EmailPage } from './email-page.tsx';
export { default as ForgotPage } from './forgot-page.tsx';
export { default as LockedPage } from './locked-page.tsx';
export { default as RegisterPage } from './register-page.tsx';
export { default as RenewPage } from './renew-page.tsx';
