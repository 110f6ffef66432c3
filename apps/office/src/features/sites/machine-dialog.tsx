import { type DeskSite, editMachine, registerMachine } from '@novosel/contract/sites/desk-endpoints.ts';
import { type NewMachineForm, newMachineForm } from '@novosel/contract/sites/desk-schema.ts';
import { machineScopes } from '@novosel/contract/sites/machine-scopes.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { ScopeBoxes } from './scope-boxes.tsx';
import type { ToldSecret } from './secret-dialog.tsx';
import { SiteDialog } from './site-dialog.tsx';
import { useSiteAct } from './use-site-act.ts';

interface MachineDialogProps {
  /** The client to change; without it a new one is registered. */
  site?: DeskSite;
  onDone?: (told: ToldSecret) => void;
  onClose: () => void;
}

/** Registers a machine client, or changes its scopes. */
export const MachineDialog = ({ site, onDone, onClose }: MachineDialogProps) => {
  const t = useText();
  const form = useSchemaForm<NewMachineForm, NewMachineForm>(newMachineForm, {
    clientId: site?.clientId ?? '',
    name: site?.name ?? '',
    scopes: machineScopes.filter((scope) => !site || site.scopes.includes(scope)),
  });
  const clientId = useField(form, 'clientId');
  const scopes = useField(form, 'scopes');
  const register = useSiteAct(registerMachine, {
    onDone: ({ data }) => onDone?.(data),
  });
  const edit = useSiteAct(editMachine, { said: t('sites.edited'), onDone: onClose });
  const act = site ? edit : register;
  const submit = ({ clientId: id, ...body }: NewMachineForm) => {
    if (site) edit.mutate({ params: { site: id }, body });
    else register.mutate({ body: { clientId: id, ...body } });
  };
  return (
    <SiteDialog
      title={t(site ? 'sites.edit' : 'sites.new.machine')}
      note={t(site ? 'sites.edit.machine.note' : 'sites.new.machine.note')}
      form={form}
      act={act}
      onSubmit={submit}
      submit={t(site ? 'sites.save' : 'sites.register')}
      onClose={onClose}
    >
      {!site && (
        <TextField
          label={t('sites.clientId')}
          hint={t('sites.clientId.hint')}
          required
          autoComplete="off"
          spellCheck={false}
          {...clientId}
        />
      )}
      <TextField label={t('sites.name')} required autoComplete="off" {...useField(form, 'name')} />
      <ScopeBoxes all={machineScopes} value={scopes.value} onChange={scopes.onChange} error={scopes.error} />
    </SiteDialog>
  );
};
