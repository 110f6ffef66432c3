import { choosePaper } from '@novosel/contract/appointments/endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useAppointmentAct } from './use-appointment.ts';

/** The signature is due, and may be given on paper. */
export const PaperChoice = ({ estate }: { readonly estate: number }) => {
  const t = useText();
  const act = useAppointmentAct(choosePaper);
  return (
    <Card title={t('appointment.paper')}>
      <div className="stack">
        <p>{t('appointment.paper.note')}</p>
        <RefusalAlert words={act.words} />
        <div className="row">
          <Button busy={act.busy} onClick={() => act.send({ params: { estate } })}>
            {t('appointment.paper.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
