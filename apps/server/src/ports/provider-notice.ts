/** A notification of an outside service; nothing in it is believed before the service is asked. */
export interface ProviderNotice {
  readonly event?: string | undefined;
  readonly object?: { readonly id?: string | undefined } | undefined;
}

const longest = 100;

/** The parts of a notification that are stored beside its raw body, cut to a length that an index takes. */
export const noticeParts = ({ event, object }: ProviderNotice) => ({
  event: event?.slice(0, longest),
  objectId: object?.id?.slice(0, longest),
});
