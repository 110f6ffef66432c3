import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getSiteProof } from '@novosel/contract/sites/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SiteQuestion } from '../../shared/account/site-question.tsx';
import { queries } from '../../shared/page/queries.ts';
import { AskedAgain, AskedOther } from './asked-again.tsx';

/**
 * A site wants to know that it is the person himself who is there now: he proves it and goes back to the
 * site.
 */
export default function AgainPage() {
  // The frame of the sign-in, in which this stands, asks for nothing.
  return (
    <QueryClientProvider client={queries}>
      <Asked />
    </QueryClientProvider>
  );
}

const Asked = () => {
  const t = useText();
  const { request = '' } = useParams();
  const asked = queryFor(getSiteProof, { params: { request } });
  const query = useQuery(asked);
  const site = query.data?.data;
  if (site) return site.other ? <AskedOther {...site} /> : <AskedAgain {...site} />;
  const gone = { title: t('again.gone.title'), text: t('again.gone.text') };
  return (
    <SiteQuestion
      query={query}
      title={t('again.title')}
      failed={t('again.failed')}
      gone={gone}
      height="240px"
    />
  );
};
