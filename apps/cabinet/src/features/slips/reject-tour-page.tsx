import { CallOffForm } from './call-off-form.tsx';
import { SlipPage } from './slip-page.tsx';

/** S2.2-20: calls off a tour of the building site. */
export default function RejectTourPage() {
  return <SlipPage kind="tour" form={CallOffForm} />;
}
