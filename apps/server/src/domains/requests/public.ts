export { closeRequests } from './close-requests.ts';
export { onRequests, tellDeskOfLate } from './hear-requests.ts';
export { moveRequest } from './move-request.ts';
export { placeRequest } from './place-request.ts';
export {
  listRequests,
  openRequestFile,
  type RequestItem,
  readForDesk,
  readQueue,
  readRequest,
} from './read-requests.ts';
export type { RequestFamily } from './request-family.ts';
export { type RequestNews, requestLate, requestMoved } from './requests.events.ts';
export { findRequest, lockRequest, markSeen } from './requests.repo.ts';
export { stepByBuyer, stepByDesk } from './step-request.ts';
