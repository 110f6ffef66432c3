import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getSiteProof } from '@novosel/contract/sites/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { SiteQuestion } from '../../shared/account/site-question.tsx';
import { OtherPersonQuestion, ReauthenticationQuestion } from './reauthentication-question.tsx';

/** A client site asks the person to re-authenticate; afterwards he goes back to the site. */
export default function AgainPage() {
  const t = useText();
  return (
    <SiteQuestion
      query={(request) => queryFor(getSiteProof, { params: { request } })}
      title={t('again.title')}
      failed={t('again.failed')}
      gone={{ title: t('again.gone.title'), text: t('again.gone.text') }}
      height="240px"
    >
      {({ data: site }) =>
        site.other ? <OtherPersonQuestion {...site} /> : <ReauthenticationQuestion {...site} />
      }
    </SiteQuestion>
  );
}
