import { useCall } from '@novosel/client/queries/use-call.ts';
import { getTemplate, listTemplates, saveTemplate } from '@novosel/contract/contracts/template-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useNavigate } from 'react-router';
import { templatePath } from '../paths.ts';

/** Saves an edition; one that was not there before is then shown at its own address. */
export function useSaveTemplate(id: string | null, forget: () => void) {
  const t = useText();
  const navigate = useNavigate();
  return useCall(saveTemplate, {
    invalidates: [listTemplates, getTemplate],
    onDone: ({ data }) => {
      forget();
      void toast({ tone: 'good', title: t('contracts.template.saved') });
      if (data.id !== id) navigate(templatePath(data.id), { replace: true });
    },
  });
}
