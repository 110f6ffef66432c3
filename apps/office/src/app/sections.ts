import { appointmentsSection } from '../features/appointments/section.ts';
import { auditSection } from '../features/audit/section.ts';
import { catalogueSection } from '../features/catalogue/section.ts';
import { chatSection } from '../features/chat/section.ts';
import { contractsSection } from '../features/contracts/section.ts';
import { edsSection } from '../features/eds/section.ts';
import { feedbackSection } from '../features/feedback/section.ts';
import { peopleSection } from '../features/people/section.ts';
import { requestsSection } from '../features/requests/section.ts';
import { screensSection } from '../features/screens/section.ts';
import { signInSection } from '../features/sign-in/section.ts';
import { signatoriesSection } from '../features/signatories/section.ts';
import { sitesSection } from '../features/sites/section.ts';
import { slipsSection } from '../features/slips/section.ts';
import { staffSection } from '../features/staff/section.ts';
import { transfersSection } from '../features/transfers/section.ts';
import type { Section } from '../shared/navigation/section.ts';
import { queueSection } from '../shell/queue-section.ts';

/** All sections of the desk, in the order of its menus; routes and addresses follow from them. */
export const sections: readonly Section[] = [
  signInSection,
  queueSection,
  transfersSection,
  feedbackSection,
  requestsSection,
  slipsSection,
  peopleSection,
  contractsSection,
  appointmentsSection,
  signatoriesSection,
  edsSection,
  catalogueSection,
  chatSection,
  sitesSection,
  auditSection,
  staffSection,
  screensSection,
];
