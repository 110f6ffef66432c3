export interface Sms {
  id: string;
  /** E.164, with the plus. */
  to: string;
  sender: string | null;
  text: string;
  at: string;
}

/** One letter to one recipient: a letter to three people is kept three times. */
export interface Letter {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}
