import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { registerSite } from '@novosel/contract/sites/desk-endpoints.ts';
import {
  type NewSiteForm,
  type TypedNewSiteForm,
  type TypedSiteForm,
  typedNewSiteForm,
} from '@novosel/contract/sites/desk-schema.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useKeptForm } from '@novosel/ui/form/use-kept-form.ts';
import { useSchemaCheck } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { DraftNote } from '../../shared/acts/draft-note.tsx';
import type { ToldSecret } from './secret-dialog.tsx';
import { SiteDialog } from './site-dialog.tsx';
import { SiteFields } from './site-fields.tsx';
import { useSiteAct } from './use-site-act.ts';

const empty: TypedNewSiteForm = {
  clientId: '',
  confidential: true,
  name: '',
  domain: '',
  baseUrl: '',
  loginUrl: '',
  logoutUrl: '',
  redirectUris: '',
  postLogoutUri: '',
  backchannelUrl: '',
  firstParty: false,
  withoutPkce: false,
  scopes: ['profile', 'phone', 'email'],
};

interface NewSiteDialogProps {
  onDone: (told: ToldSecret) => void;
  onClose: () => void;
}

/** Registers a site; its secret is shown once. */
export const NewSiteDialog = ({ onDone, onClose }: NewSiteDialogProps) => {
  const t = useText();
  const check = useSchemaCheck<TypedNewSiteForm, NewSiteForm>(typedNewSiteForm);
  const draft = draftOf<TypedNewSiteForm>('site:new');
  const { form, isLeft, drop } = useKeptForm(check, empty, { draft });
  const clientId = useField(form, 'clientId');
  const confidential = useField(form, 'confidential');
  const setConfidential = (keepsSecret: boolean) => {
    confidential.onChange(keepsSecret);
    if (!keepsSecret) form.setValue('withoutPkce', false);
  };
  const act = useSiteAct(registerSite, {
    onDone: ({ data }) => {
      draft.forget();
      onDone(data);
    },
  });
  return (
    <SiteDialog
      title={t('sites.new')}
      note={t('sites.new.note')}
      size="md"
      form={form}
      act={act}
      onSubmit={(body) => act.mutate({ body })}
      submit={t('sites.register')}
      onClose={onClose}
    >
      {isLeft && <DraftNote onDrop={drop} />}
      <TextField
        label={t('sites.clientId')}
        hint={t('sites.clientId.hint')}
        required
        autoComplete="off"
        spellCheck={false}
        {...clientId}
      />
      <Checkbox value={confidential.value} onChange={setConfidential}>
        {t('sites.confidential')}
      </Checkbox>
      <SiteFields
        form={form as unknown as UseFormReturn<TypedSiteForm, unknown, NewSiteForm>}
        confidential={confidential.value}
      />
    </SiteDialog>
  );
};
