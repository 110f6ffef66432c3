import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  approveTemplate,
  getTemplate,
  listTemplates,
  type TemplateView,
} from '@novosel/contract/contracts/template-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { WordedRefusal } from '../../../shared/contract/worded-refusal.tsx';
import styles from './templates.module.css';
import type { Trialled } from './trial-result.tsx';

interface ApproveTemplateProps {
  view: TemplateView;
  /** Undefined before a trial. */
  result: Trialled | undefined;
  /** The deal of the trial; undefined while what is typed for it is not finished or not saved. */
  asked: BodyOf<typeof approveTemplate> | undefined;
}

/** A second person approves an edition whose text for a deal has been seen and has no errors. */
export const ApproveTemplate = ({ view, result, asked }: ApproveTemplateProps) => {
  const t = useText();
  const isClean = result && result.findings.length + result.problems.length === 0;
  const approve = useCall(approveTemplate, {
    invalidates: [listTemplates, getTemplate],
    afterRefusal: [listTemplates, getTemplate],
    onDone: () => void toast({ tone: 'good', title: t('contracts.approve.done') }),
  });
  const why = view.writtenBy.me
    ? t('contracts.approve.own')
    : asked && isClean
      ? undefined
      : t('contracts.approve.untried');
  return (
    <>
      <WordedRefusal error={approve.error} own={{ STEP_WRONG: 'contracts.approve.stale' }} />
      <div className={styles.acts}>
        <Button
          small
          busy={approve.isPending}
          disabledReason={why}
          onClick={() => asked && approve.mutate({ params: { template: view.id }, body: asked })}
        >
          {t('contracts.approve')}
        </Button>
      </div>
    </>
  );
};
