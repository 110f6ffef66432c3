import { CallOffForm } from './call-off-form.tsx';
import { SlipPage } from './slip-page.tsx';

/** S2.2-19: calls off an appointment. */
export default function RejectEntryPage() {
  return <SlipPage kind="entry" form={CallOffForm} />;
}
