import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { pageOf } from '../../shared/navigation/page-of.ts';
import { ChatButton } from '../../shared/support/chat-button.tsx';

/** A page that is not built yet: says what will be here, and links to working pages. */
export default function SoonPage() {
  const t = useText();
  const { pathname } = useLocation();
  const name = pageOf(pathname)?.name ?? 'root';
  return (
    <>
      <PageHead title={t(`soon.${name}`)} />
      <Card title={t('soon.title')}>
        <p>{t(`soon.${name}.note`)}</p>
        <p className="muted gap-b">{t('soon.meanwhile')}</p>
        <div className="row">
          <ButtonLink href={path('root')} variant="secondary" small>
            {t('soon.home')}
          </ButtonLink>
          {isSignedIn() && <ChatButton place="section" />}
        </div>
      </Card>
    </>
  );
}
