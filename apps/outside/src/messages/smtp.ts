import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { keep } from '../state.ts';
import type { World } from '../world.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** An SMTP server that accepts every letter and delivers none. Start it with `listen`. */
export function createSmtpSink(world: World): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // Loopback only: there is no certificate to offer.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      buffer(stream)
        .then((raw) => takeLetter(world, raw, from, recipients))
        .then(() => done(), done);
    },
  });
}

async function takeLetter(world: World, raw: Buffer, from: string, recipients: string[]): Promise<void> {
  const letter = await PostalMime.parse(raw);
  for (const to of recipients) {
    keep(world.store.state.letters, {
      id: randomUUID(),
      to,
      from: letter.from?.address ?? from,
      subject: letter.subject ?? '',
      text: letter.text ?? '',
      html: letter.html ?? '',
      at: world.now().toISOString(),
    });
  }
  world.store.touch();
}
