import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { type DeskSite, editSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { type SiteForm, type TypedSiteForm, typedSiteForm } from '@novosel/contract/sites/desk-schema.ts';
import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { DraftNote } from '../../shared/acts/draft-note.tsx';
import { SiteDialog } from './site-dialog.tsx';
import { SiteFields } from './site-fields.tsx';
import { useSiteAct } from './use-site-act.ts';

const typedOf = (site: DeskSite): TypedSiteForm => ({
  name: site.name,
  domain: site.domain,
  baseUrl: site.baseUrl,
  loginUrl: site.loginUrl,
  logoutUrl: site.logoutUrl,
  redirectUris: site.redirectUris.join('\n'),
  postLogoutUri: site.postLogoutUri ?? '',
  backchannelUrl: site.backchannelUrl ?? '',
  firstParty: site.firstParty,
  withoutPkce: site.withoutPkce,
  scopes: siteScopes.filter((scope) => site.scopes.includes(scope)),
});

/** Changes the registration of a site. */
export const EditSiteDialog = ({ site, onClose }: { site: DeskSite; onClose: () => void }) => {
  const t = useText();
  const check = useSchemaCheck<TypedSiteForm, SiteForm>(typedSiteForm);
  const draft = draftOf<TypedSiteForm>(`site:${site.clientId}:edit`);
  const { form, isLeft, drop } = useKeptForm(check, typedOf(site), { draft });
  const act = useSiteAct(editSite, {
    said: t('sites.edited'),
    onDone: () => {
      draft.forget();
      onClose();
    },
  });
  return (
    <SiteDialog
      title={t('sites.edit')}
      note={t('sites.edit.note')}
      size="md"
      form={form}
      act={act}
      onSubmit={(body) => act.mutate({ params: { site: site.clientId }, body })}
      submit={t('sites.save')}
      onClose={onClose}
    >
      {isLeft && <DraftNote onDrop={drop} />}
      <SiteFields form={form} confidential={site.confidential} />
    </SiteDialog>
  );
};
