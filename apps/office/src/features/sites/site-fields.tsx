import type { TypedSiteForm } from '@novosel/contract/sites/desk-schema.ts';
import { siteScopes } from '@novosel/contract/sites/endpoints.ts';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { ScopeBoxes } from './scope-boxes.tsx';

const lines = ['baseUrl', 'loginUrl', 'logoutUrl'] as const;
type Line = (typeof lines)[number] | 'name' | 'domain' | 'postLogoutUri' | 'backchannelUrl';

/** A form with at least the fields that every site has. */
type SitesForm<Output> = UseFormReturn<TypedSiteForm, unknown, Output>;

const Line = <Output,>(props: { form: SitesForm<Output>; name: Line; hint?: boolean; free?: boolean }) => {
  const { form, name, hint, free } = props;
  const t = useText();
  return (
    <TextField
      label={t(`sites.${name}`)}
      hint={hint ? t(`sites.${name}.hint`) : undefined}
      required={!free}
      autoComplete="off"
      spellCheck={false}
      {...useField(form, name)}
    />
  );
};

interface SiteFieldsProps<Output> {
  form: SitesForm<Output>;
  /** Whether it keeps a secret, so that its codes are safe without PKCE. */
  confidential: boolean;
}

/** Fields of a site's registration (S1-49). */
export const SiteFields = <Output,>({ form, confidential }: SiteFieldsProps<Output>) => {
  const t = useText();
  const redirectUris = useField(form, 'redirectUris');
  const firstParty = useField(form, 'firstParty');
  const scopes = useField(form, 'scopes');
  const withoutPkce = useField(form, 'withoutPkce');
  return (
    <>
      <Line form={form} name="name" hint />
      <Line form={form} name="domain" hint />
      {lines.map((name) => (
        <Line key={name} form={form} name={name} hint />
      ))}
      <TextArea
        label={t('sites.redirectUris')}
        hint={t('sites.redirectUris.hint')}
        required
        rows={3}
        spellCheck={false}
        {...redirectUris}
      />
      <Line form={form} name="postLogoutUri" hint free />
      <Line form={form} name="backchannelUrl" hint free />
      <Checkbox value={firstParty.value} onChange={firstParty.onChange}>
        {t('sites.firstParty')}
      </Checkbox>
      <ScopeBoxes all={siteScopes} value={scopes.value} onChange={scopes.onChange} error={scopes.error} />
      {confidential && (
        <Checkbox
          value={withoutPkce.value ?? false}
          error={withoutPkce.error}
          onChange={withoutPkce.onChange}
        >
          {t('sites.withoutPkce')}
        </Checkbox>
      )}
    </>
  );
};
