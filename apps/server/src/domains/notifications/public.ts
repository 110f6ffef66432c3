export { followBookingsForNotices } from './follow-bookings.ts';
export { followChatsForNotices } from './follow-chats.ts';
export { followDiscountsForNotices } from './follow-discounts.ts';
export { followEstatesForNotices, workNotices } from './follow-estates.ts';
export { followFeedbackForNotices } from './follow-feedback.ts';
export { followLevelsForNotices } from './follow-levels.ts';
export { followSiteForNotices, workSiteNotices } from './follow-site.ts';
export { followUploadsForNotices } from './follow-uploads.ts';
export { tellPerson } from './tell-person.ts';
