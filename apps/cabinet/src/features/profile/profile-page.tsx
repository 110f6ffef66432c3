import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { LanguageCard } from './account/language-card.tsx';
import { PasswordCard } from './account/password-card.tsx';
import { SessionsCard } from './account/sessions-card.tsx';
import { ConsentsCard } from './consents/consents-card.tsx';
import { DeletionCard } from './data/deletion-card.tsx';
import { ExportCard } from './data/export-card.tsx';
import { DelegatesCard } from './delegates/delegates-card.tsx';
import { FreezeCard } from './freeze/freeze-card.tsx';
import { NewsCard } from './news/news-card.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { PassportCard } from './passport/passport-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { SitesCard } from './sites/sites-card.tsx';

/** «Настройки» (S2.4-12): the person's data, his password and devices, the language, and his consents. */
export default function ProfilePage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('profile.title')} />
      <div className="stack">
        <PersonalCard />
        <PassportCard />
        <PasswordCard />
        <PasskeysCard />
        <SessionsCard />
        <FreezeCard />
        <DelegatesCard />
        <SitesCard />
        <LanguageCard />
        <NewsCard />
        <ConsentsCard />
        <ExportCard />
        <DeletionCard />
      </div>
    </>
  );
}
