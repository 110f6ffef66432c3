export { closeRequests, takeBackRequests } from './close-requests.ts';
export { onRequests } from './hear-requests.ts';
export { moveRequest } from './move-request.ts';
export { placeRequest } from './place-request.ts';
export type { RequestFamily } from './request-family.ts';
export { type RequestNews, requestLate, requestMoved } from './requests.events.ts';
export { findRequest, lockRequest } from './requests.repo.ts';
