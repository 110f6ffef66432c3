import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { TemplateClause } from '@novosel/contract/contracts/template.ts';
import { getTemplate, listTemplates } from '@novosel/contract/contracts/template-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LawyersPage } from '../lawyers-page.tsx';
import { newTemplate, templatesPath } from '../paths.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateReview } from './template-review.tsx';
import styles from './templates.module.css';

/** An edition of the template, or a new one that begins as the one in force. */
export default function TemplatePage() {
  const t = useText();
  const { template = '' } = useParams();
  const isNew = template === newTemplate;
  return (
    <LawyersPage
      title={t(isNew ? 'contracts.template.new' : 'contracts.template')}
      back={<BackLink href={templatesPath}>{t('contracts.templates')}</BackLink>}
    >
      {isNew ? <New /> : <Saved key={template} template={template} />}
    </LawyersPage>
  );
}

const New = () => {
  const t = useText();
  const query = useQuery(queryFor(listTemplates));
  const begin = query.data?.data.inForce.clauses as TemplateClause[] | undefined;
  if (begin)
    return (
      <div className={styles.page}>
        <TemplateEditor id={null} edition="" clauses={begin} />
      </div>
    );
  return (
    <LoadState query={query} failed={{ title: t('contracts.templates.failed') }}>
      <Skeleton lines={6} height="72px" />
    </LoadState>
  );
};

const Saved = ({ template }: { template: string }) => {
  const t = useText();
  const query = useQuery(queryFor(getTemplate, { params: { template } }));
  const view = query.data?.data;
  if (view) return <TemplateReview view={view} />;
  return (
    <LoadState
      query={query}
      isAbsent={isAbsent(query.error)}
      absent={{ title: t('contracts.template.absent') }}
      failed={{ title: t('contracts.templates.failed') }}
    >
      <Skeleton lines={6} height="72px" />
    </LoadState>
  );
};
