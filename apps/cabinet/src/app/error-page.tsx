import { RefusalError } from '@novosel/client/calls/errors.ts';
import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { brand } from '../shared/brand.ts';
import { NotFoundError } from '../shared/navigation/not-found.ts';
import { ChatButton } from '../shared/support/chat-button.tsx';
import styles from './error-page.module.css';

/** The status shown when the error has none of its own (S2.7-34). */
const defaultStatus = 500;

const statusOf = (error: unknown): number => {
  if (error instanceof NotFoundError) return error.status;
  return error instanceof RefusalError && error.status !== 200 ? error.status : defaultStatus;
};

/** The server's message for the person, or ours for 404; undefined: the page shows its general text. */
const wordsOf = (error: unknown): string | undefined =>
  error instanceof RefusalError && error.message ? error.message : undefined;

/** Details for support on the phone: the specification's phrase for 404, else the message of the error. */
const technicalOf = (error: unknown, status: number): string | undefined => {
  if (status === 404) return 'This page could not be found';
  return error instanceof Error && !(error instanceof RefusalError) ? error.message : undefined;
};

/** Whole-page error: code, one sentence, phone, way home (S2.7-32…35, S4.10-10, S8-24). */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const t = useText();
  const locale = useLocale();
  const status = statusOf(error);
  const missing = status === 404;
  const technical = technicalOf(error, status);
  return (
    <div className={styles.root}>
      <p className={styles.code}>{status}</p>
      <h1 className="title-l">{t(missing ? 'notFound.title' : 'error.title')}</h1>
      <p>{wordsOf(error) ?? t(missing ? 'notFound.note' : 'error.note')}</p>
      {technical && (
        <p className={styles.technical} lang="en">
          {technical}
        </p>
      )}
      <div className={styles.acts}>
        {!missing && <Button onClick={() => window.location.reload()}>{t('error.again')}</Button>}
        <ButtonLink href={path('root')} variant={missing ? 'primary' : 'secondary'}>
          {t('error.home')}
        </ButtonLink>
        {isSignedIn() && <ChatButton place="errorPage" />}
      </div>
      <p className="small muted">
        {t('error.phone')} <a href={`tel:${brand.phones.support}`}>{brand.phones.supportShown}</a>,{' '}
        {brand.phones.note[locale]}
      </p>
    </div>
  );
};
