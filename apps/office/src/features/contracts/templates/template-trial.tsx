import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useDraft } from '@novosel/client/drafts/use-draft.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listContracts } from '@novosel/contract/contracts/desk-endpoints.ts';
import { previewTemplate, type TemplateView } from '@novosel/contract/contracts/template-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTried } from '../../../shared/acts/use-tried.ts';
import {
  begunGroups,
  inputGroups,
  nothingTyped,
  readInputs,
  type TypedInputs,
} from '../../../shared/contract/inputs.ts';
import { InputsFields } from '../../../shared/contract/inputs-fields.tsx';
import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';
import { ApproveTemplate } from './approve-template.tsx';
import styles from './templates.module.css';
import { TrialResult } from './trial-result.tsx';

interface TemplateTrialProps {
  view: TemplateView;
  /** Changes that are not saved are not tried. */
  isChanged: boolean;
}

interface Trial {
  readonly deal: string | null;
  readonly inputs: TypedInputs;
}

/** The text that an edition gives for a deal, which is on record; then a second person approves it. */
export const TemplateTrial = ({ view, isChanged }: TemplateTrialProps) => {
  const t = useText();
  const { id: template, approvedAt } = view;
  const [trial, change] = useDraft<Trial>(draftOf(`template:${template}:trial`), {
    deal: null,
    inputs: nothingTyped,
  });
  const deals = useQuery(queryFor(listContracts)).data?.data.items ?? [];
  const preview = useCall(previewTemplate);
  const needed = begunGroups(trial.inputs);
  const inputs = readInputs(trial.inputs, needed);
  const asked = trial.deal !== null && inputs ? { deal: trial.deal, inputs } : undefined;
  const { tried, attempt } = useTried(() => {
    if (asked) preview.mutate({ params: { template }, body: asked });
  });
  const alter = (part: Partial<Trial>) => {
    preview.reset();
    change(part);
  };
  return (
    <Card title={t('contracts.trial')} level={2}>
      <div className={styles.form}>
        <p className="small muted">{t('contracts.trial.note')}</p>
        <Select
          label={t('contracts.trial.deal')}
          required
          search
          options={deals.map(({ deal, number, estate }) => ({
            value: deal,
            label: t('contracts.deal.of', { number, estate }),
          }))}
          value={trial.deal}
          error={tried && trial.deal === null ? t('contracts.trial.deal.missing') : undefined}
          onChange={(deal) => alter({ deal })}
        />
        <details>
          <summary>{t('contracts.trial.inputs')}</summary>
          <div className={styles.inputs}>
            <InputsFields
              typed={trial.inputs}
              groups={inputGroups}
              needed={needed}
              tried={tried}
              onChange={(part) => alter({ inputs: { ...trial.inputs, ...part } })}
            />
          </div>
        </details>
        <WordedRefusal error={preview.error} own={{ NOT_FOUND: 'contracts.trial.gone' }} />
        <div className={styles.acts}>
          <Button
            small
            variant="secondary"
            busy={preview.isPending}
            disabledReason={isChanged ? t('contracts.trial.unsaved') : undefined}
            onClick={attempt}
          >
            {t('contracts.trial.submit')}
          </Button>
        </div>
        {preview.data && <TrialResult result={preview.data.data} />}
        {approvedAt === null && (
          <ApproveTemplate view={view} result={preview.data?.data} asked={isChanged ? undefined : asked} />
        )}
      </div>
    </Card>
  );
};
