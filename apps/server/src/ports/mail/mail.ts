import type { Transporter } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Letters over SMTP. Throws when the server did not accept one: the job retries. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}

export function openMail(smtpUrl: string, from: string): Mail {
  /** Loaded by the first letter, not at every start. */
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(smtpUrl, { from });
  };
  return {
    async send(letter) {
      transport ??= open();
      await (await transport).sendMail(letter);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}
