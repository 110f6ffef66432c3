import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { type DeskSite, editSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { type SiteForm, type TypedSiteForm, typedSiteForm } from '@novosel/contract/sites/desk-schema.ts';
import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Form } from '@novosel/ui/form/form.tsx';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { DraftNote } from '../../shared/acts/draft-note.tsx';
import { refusalWords } from '../../shared/words/refusal-words.ts';
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

/** Changes what a site was registered with. */
export const EditSiteDialog = ({ site, onClose }: { site: DeskSite; onClose: () => void }) => {
  const t = useText();
  const locale = useLocale();
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
    <Modal
      open
      onClose={onClose}
      title={t('sites.edit')}
      note={t('sites.edit.note')}
      size="md"
      busy={act.isPending}
    >
      <Form
        form={form}
        errors={act.error ? refusalWords(act.error, locale) : []}
        onSubmit={(body) => act.mutate({ params: { site: site.clientId }, body })}
      >
        {isLeft && <DraftNote onDrop={drop} />}
        <SiteFields form={form} confidential={site.confidential} />
        <div>
          <Button type="submit" busy={act.isPending}>
            {t('sites.save')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
};
