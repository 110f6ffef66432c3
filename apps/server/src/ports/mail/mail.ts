import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Letters by SMTP. Throws when the server did not take one: the job repeats. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function openMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
    close: () => transport.close(),
  };
}
