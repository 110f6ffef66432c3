import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { versionName } from '@novosel/contract/contracts/acts.ts';
import { generateContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { ActDialog } from '../../../shared/acts/act-dialog.tsx';
import { useTried } from '../../../shared/acts/use-tried.ts';
import {
  begunGroups,
  inputGroups,
  nothingTyped,
  readInputs,
  type TypedInputs,
  typedOf,
} from '../../../shared/contract/inputs.ts';
import { InputsFields } from '../../../shared/contract/inputs-fields.tsx';
import type { ContractDialogProps } from './contract-dialog-props.ts';
import { ContractRefusal } from './contract-refusal.tsx';
import { PeopleFields } from './people-fields.tsx';
import { readPeople, type TypedPeople, typedPeople } from './typed-people.ts';
import { useContractAct } from './use-contract-act.ts';

/** Makes a draft; asks for data of this deal that only the lawyer knows. */
export const GenerateDialog = ({ deal, view, onClose }: ContractDialogProps) => {
  const t = useText();
  const locale = useLocale();
  const { draft, lacks, place, current, foreigners } = view;
  const [typed, change, kept] = useDraft<TypedInputs>(
    draftOf(`${deal}:contract:inputs`),
    draft ? typedOf(draft.inputs) : nothingTyped,
  );
  const [people, changePeople, keptPeople] = useDraft<TypedPeople>(
    draftOf(`${deal}:contract:people`),
    typedPeople(draft?.inputs.people ?? []),
  );
  const begun = begunGroups(typed);
  const groups = inputGroups.filter(
    (group) => begun.includes(group) || lacks.some(({ code }) => code === group),
  );
  const again = draft !== null;
  const act = useContractAct(generateContract, {
    said: t('deal.contract.generated'),
    onDone: () => {
      kept.forget();
      keptPeople.forget();
      onClose();
    },
  });
  const { tried, attempt } = useTried(() => {
    const inputs = readInputs(typed, groups);
    const entered = readPeople(
      people,
      foreigners.map(({ member }) => member),
    );
    if (inputs && entered) act.mutate({ params: { deal }, body: { ...inputs, people: entered } });
  });
  return (
    <ActDialog
      title={t(again ? 'deal.contract.generate.again' : 'deal.contract.generate')}
      note={t(
        groups.length + foreigners.length > 0 ? 'deal.contract.generate.note' : 'deal.contract.generate.all',
      )}
      submit={t(again ? 'deal.contract.generate.again' : 'deal.contract.generate')}
      error={null}
      busy={act.isPending}
      onSubmit={attempt}
      onClose={onClose}
    >
      <ContractRefusal error={act.error} />
      {place === 'contract-reading' && current && (
        <Alert tone="warn">
          {t('deal.contract.generate.reading', { version: versionName(current.number, locale) })}
        </Alert>
      )}
      <InputsFields typed={typed} groups={groups} needed={groups} tried={tried} onChange={change} />
      <PeopleFields foreigners={foreigners} typed={people} tried={tried} onChange={changePeople} />
    </ActDialog>
  );
};
