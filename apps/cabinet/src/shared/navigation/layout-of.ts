import type { PageName } from '@novosel/contract/wire/paths.ts';
import type { FoundPage } from './page-of.ts';

/** S2.5. `default` and `deal` are two faces of one frame. */
export type LayoutName = 'default' | 'deal' | 'auth' | 'simple' | 'questionnaire' | 'blank';

/** Deal pages that keep the full frame (S2.5-17…22). */
const fullDealPages: readonly PageName[] = [
  'dealView',
  'dealPayment',
  'dealPaymentStatus',
  'dealAssignmentStart',
  'dealInspection',
];
const questionnairePages: readonly PageName[] = ['opinion', 'questionnaire', 'rejectEntry', 'rejectTour'];
const blankPages: readonly PageName[] = ['login', 'logout'];

const isDealPage = ({ name, params }: FoundPage): boolean =>
  (/^deal[A-Z]/.test(name) && !fullDealPages.includes(name)) ||
  (name === 'mortgage' && params.id !== undefined);

/** The layout of a page for this visitor. */
export const layoutOf = (page: FoundPage | undefined, signedIn: boolean): LayoutName => {
  if (page?.name.startsWith('auth')) return 'auth';
  if (page && blankPages.includes(page.name)) return 'blank';
  if (page && questionnairePages.includes(page.name)) return 'questionnaire';
  if (!signedIn) return 'simple';
  return page && isDealPage(page) ? 'deal' : 'default';
};

/**
 * Faces of the frame for single pages (S2.5-26…30); the new dashboard is that of a person without a deal,
 * which only its data tells.
 */
export type LayoutVariant = 'dashboard' | 'profile' | 'mortgageAwaits' | 'appointmentSuccess';

const variants: Partial<Record<PageName, LayoutVariant>> = {
  dashboard: 'dashboard',
  profile: 'profile',
  dealMortgageAwaits: 'mortgageAwaits',
  dealPaperworkAppointmentSuccess: 'appointmentSuccess',
};

export const variantOf = (page: FoundPage | undefined): LayoutVariant | undefined =>
  page && variants[page.name];

/** Pages drawn for a fixed width of 1240 (S2.5-32…35). */
const fixedWidthPages: readonly PageName[] = ['elements', 'screensharing', 'dealCompleted'];

export const viewportOf = (page: FoundPage | undefined): string =>
  page && fixedWidthPages.includes(page.name)
    ? 'width=1240'
    : 'width=device-width, initial-scale=1, viewport-fit=cover';
