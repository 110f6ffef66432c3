import { appointmentsDeskEndpoints } from '../appointments/desk-endpoints.ts';
import { appointmentsEndpoints } from '../appointments/endpoints.ts';
import { bookingEndpoints } from '../booking/endpoints.ts';
import { bookingMachineEndpoints } from '../booking/machine-endpoints.ts';
import { choosingEndpoints } from '../catalogue/choosing/choosing-endpoints.ts';
import { favouritesEndpoints } from '../catalogue/choosing/favourites-endpoints.ts';
import { catalogueDeskEndpoints } from '../catalogue/desk/desk-endpoints.ts';
import { catalogueDeskLists } from '../catalogue/desk/desk-lists-endpoints.ts';
import { cataloguePapersEndpoints } from '../catalogue/desk/papers-endpoints.ts';
import { housesEndpoints } from '../catalogue/drawn/houses-endpoints.ts';
import { siteEndpoints } from '../catalogue/drawn/site-endpoints.ts';
import { catalogueEndpoints } from '../catalogue/endpoints.ts';
import { pricePlanEndpoints } from '../catalogue/prices/price-plan-endpoints.ts';
import { chatDeskEndpoints } from '../chat/desk-endpoints.ts';
import { chatEndpoints } from '../chat/endpoints.ts';
import { consentsEndpoints } from '../consents/endpoints.ts';
import { contractsDeskEndpoints } from '../contracts/desk-endpoints.ts';
import { contractsEndpoints } from '../contracts/endpoints.ts';
import { contractTemplateEndpoints } from '../contracts/template-endpoints.ts';
import { dealsEndpoints } from '../deals/endpoints.ts';
import { powersDeskEndpoints } from '../delegates/desk-endpoints.ts';
import { delegatesEndpoints } from '../delegates/endpoints.ts';
import { deskEndpoints } from '../desk/endpoints.ts';
import { deskEscrowEndpoints } from '../desk/escrow-endpoints.ts';
import { deskMoveEndpoints } from '../desk/move-endpoints.ts';
import { deskPapersEndpoints } from '../desk/papers-endpoints.ts';
import { deskPeopleEndpoints } from '../desk/people-endpoints.ts';
import { requestInboxes } from '../desk/request-inboxes.ts';
import { deskScheduleEndpoints } from '../desk/schedule-endpoints.ts';
import { deskStaffEndpoints } from '../desk/staff-endpoints.ts';
import { deskTransfersEndpoints } from '../desk/transfers-endpoints.ts';
import { checkEndpoints } from '../documents/check-endpoints.ts';
import { documentsEndpoints } from '../documents/endpoints.ts';
import { papersEndpoints } from '../documents/papers-endpoints.ts';
import { edsDeskEndpoints } from '../eds/desk-endpoints.ts';
import { edsEndpoints } from '../eds/endpoints.ts';
import { edsOrderEndpoints } from '../eds/order-endpoints.ts';
import { feedbackDeskEndpoints } from '../feedback/desk-endpoints.ts';
import { feedbackEndpoints } from '../feedback/endpoints.ts';
import { lotsEndpoints } from '../lots/endpoints.ts';
import { discountsDeskEndpoints } from '../loyalty/desk-endpoints.ts';
import { loyaltyEndpoints } from '../loyalty/endpoints.ts';
import { rewardDeskEndpoints } from '../loyalty/reward-endpoints.ts';
import { managersEndpoints } from '../managers/endpoints.ts';
import { membersDeskEndpoints } from '../members/desk-endpoints.ts';
import { membersEndpoints } from '../members/endpoints.ts';
import { mortgageEndpoints } from '../mortgage/endpoints.ts';
import { notificationsEndpoints } from '../notifications/endpoints.ts';
import { subscriptionsEndpoints } from '../notifications/subscriptions-endpoints.ts';
import { parametersEndpoints } from '../parameters/endpoints.ts';
import { passportsDeskEndpoints } from '../passports/desk-endpoints.ts';
import { passportsEndpoints } from '../passports/endpoints.ts';
import { paymentsEndpoints } from '../payments/endpoints.ts';
import { privacyEndpoints } from '../privacy/endpoints.ts';
import { scoringEndpoints } from '../scoring/endpoints.ts';
import { screensEndpoints } from '../screens/endpoints.ts';
import { accountEndpoints } from '../session/account-endpoints.ts';
import { contactEndpoints } from '../session/contact-endpoints.ts';
import { peopleDeskEndpoints } from '../session/desk-endpoints.ts';
import { deskSessionEndpoints } from '../session/desk-session-endpoints.ts';
import { emailEndpoints } from '../session/email-endpoints.ts';
import { sessionEndpoints } from '../session/endpoints.ts';
import { freezeEndpoints } from '../session/freeze-endpoints.ts';
import { ownDeskEndpoints } from '../session/own-desk-endpoints.ts';
import { ownSessionEndpoints } from '../session/own-endpoints.ts';
import { passkeyEndpoints } from '../session/passkey-endpoints.ts';
import { proofEndpoints } from '../session/proof-endpoints.ts';
import { staffEndpoints } from '../session/staff-endpoints.ts';
import { signaturesDeskEndpoints } from '../signatures/desk-endpoints.ts';
import { signaturesEndpoints } from '../signatures/endpoints.ts';
import { siteDeskEndpoints } from '../sites/desk-endpoints.ts';
import { sitesEndpoints } from '../sites/endpoints.ts';
import { slipDeskEndpoints } from '../slips/desk-endpoints.ts';
import { slipEndpoints } from '../slips/endpoints.ts';
import { usersEndpoints } from '../users/endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** All calls. Routes, OpenAPI, typed calls, the ownership matrix and the limits follow from this table. */
export const endpointTable: readonly AnyEndpoint[] = [
  sessionEndpoints,
  accountEndpoints,
  ownSessionEndpoints,
  emailEndpoints,
  contactEndpoints,
  proofEndpoints,
  passkeyEndpoints,
  freezeEndpoints,
  peopleDeskEndpoints,
  staffEndpoints,
  ownDeskEndpoints,
  sitesEndpoints,
  siteDeskEndpoints,
  usersEndpoints,
  consentsEndpoints,
  managersEndpoints,
  catalogueEndpoints,
  choosingEndpoints,
  favouritesEndpoints,
  housesEndpoints,
  siteEndpoints,
  catalogueDeskEndpoints,
  catalogueDeskLists,
  cataloguePapersEndpoints,
  pricePlanEndpoints,
  documentsEndpoints,
  papersEndpoints,
  checkEndpoints,
  passportsEndpoints,
  passportsDeskEndpoints,
  paymentsEndpoints,
  bookingEndpoints,
  bookingMachineEndpoints,
  dealsEndpoints,
  parametersEndpoints,
  lotsEndpoints,
  membersEndpoints,
  membersDeskEndpoints,
  contractsEndpoints,
  contractsDeskEndpoints,
  contractTemplateEndpoints,
  appointmentsEndpoints,
  appointmentsDeskEndpoints,
  signaturesEndpoints,
  signaturesDeskEndpoints,
  delegatesEndpoints,
  powersDeskEndpoints,
  mortgageEndpoints,
  scoringEndpoints,
  edsEndpoints,
  edsOrderEndpoints,
  edsDeskEndpoints,
  loyaltyEndpoints,
  discountsDeskEndpoints,
  rewardDeskEndpoints,
  feedbackEndpoints,
  feedbackDeskEndpoints,
  ...requestInboxes.flatMap(({ buyer, desk }) => [buyer, { ...desk }]),
  slipEndpoints,
  slipDeskEndpoints,
  chatEndpoints,
  chatDeskEndpoints,
  notificationsEndpoints,
  subscriptionsEndpoints,
  screensEndpoints,
  privacyEndpoints,
  deskPeopleEndpoints,
  deskStaffEndpoints,
  deskSessionEndpoints,
  deskEndpoints,
  deskPapersEndpoints,
  deskMoveEndpoints,
  deskScheduleEndpoints,
  deskEscrowEndpoints,
  deskTransfersEndpoints,
].flatMap((group): AnyEndpoint[] => Object.values(group));
