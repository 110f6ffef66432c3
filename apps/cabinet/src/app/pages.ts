import { accessPages } from '../features/access/pages.ts';
import { authPages } from '../features/auth/pages.ts';
import { bonusPages } from '../features/bonus/pages.ts';
import { bookingPages } from '../features/booking/pages.ts';
import { cataloguePages } from '../features/catalogue/pages.ts';
import { contractPages } from '../features/contract/pages.ts';
import { dashboardPages } from '../features/dashboard/pages.ts';
import { dealPages } from '../features/deals/pages.ts';
import { discountPages } from '../features/discounts/pages.ts';
import { documentPages } from '../features/documents/pages.ts';
import { elementPages } from '../features/elements/pages.ts';
import { feedbackPages } from '../features/feedback/pages.ts';
import { membersPages } from '../features/members/pages.ts';
import { mortgagePages } from '../features/mortgage/pages.ts';
import { notificationPages } from '../features/notifications/pages.ts';
import { appointmentPages } from '../features/paperwork/appointment/pages.ts';
import { edsPages } from '../features/paperwork/eds/pages.ts';
import { parametersPages } from '../features/parameters/pages.ts';
import { profilePages } from '../features/profile/pages.ts';
import { proofPages } from '../features/proof/pages.ts';
import { scoringPages } from '../features/scoring/pages.ts';
import { screenPages } from '../features/screens/pages.ts';
import { servicePages } from '../features/services/pages.ts';
import { slipPages } from '../features/slips/pages.ts';
import type { Pages } from '../shared/navigation/built-page.ts';

const features: readonly Pages[] = [
  accessPages,
  appointmentPages,
  authPages,
  bonusPages,
  bookingPages,
  cataloguePages,
  contractPages,
  dealPages,
  discountPages,
  documentPages,
  edsPages,
  elementPages,
  feedbackPages,
  membersPages,
  mortgagePages,
  notificationPages,
  parametersPages,
  profilePages,
  proofPages,
  scoringPages,
  screenPages,
  servicePages,
  slipPages,
  dashboardPages,
];

/** Pages that features have built; every other page of the map shows what will be there. */
export const built: Pages = Object.assign({}, ...features);
