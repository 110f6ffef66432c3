/** A code is on its way: masked whereto, and when another may be asked for (in ms of the device's clock). */
export interface Sent {
  readonly to: string;
  readonly resendAt: number;
}

interface Answer {
  readonly data: { readonly sentTo: string; readonly resendAfterSeconds: number };
}

export const sentBy = ({ data }: Answer): Sent => ({
  to: data.sentTo,
  resendAt: Date.now() + data.resendAfterSeconds * 1000,
});
