import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useRouteError } from 'react-router';
import { queuePath } from '../shared/paths.ts';

/** Shown for an unknown address and for a page that failed: says what to do now. */
export const LostPage = () => {
  const t = useText();
  // Null when nothing was thrown: then the page is shown for an unknown address.
  const broken = useRouteError() != null;
  const kind = broken ? 'broken' : 'lost';
  return (
    <main id="main" className="container page">
      <PageHead title={t(`desk.${kind}.title`)} note={t(`desk.${kind}.note`)} />
      <div className="row">
        {broken && <Button onClick={() => window.location.reload()}>{t('desk.reload')}</Button>}
        <ButtonLink href={queuePath} variant="secondary">
          {t('desk.lost.home')}
        </ButtonLink>
      </div>
    </main>
  );
};
