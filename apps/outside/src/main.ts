import { buildOutside } from './app.ts';
import { readConfig, SettingError } from './config.ts';
import { createSmtpSink } from './messages/smtp.ts';
import { createClamd } from './scanner/clamd.ts';

await start().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code === 'EADDRINUSE') {
    console.error(
      `Порт ${error.port} занят: внешний мир уже запущен или там другая программа; задайте OUTSIDE_PORT и OUTSIDE_SMTP_PORT.`,
    );
  } else {
    console.error(error instanceof SettingError ? error.message : error);
  }
  process.exit(1);
});

async function start(): Promise<void> {
  const config = readConfig();
  const { app, world } = await buildOutside(config);
  const smtp = createSmtpSink(world);
  // Both servers listen before it is reported: half of an outside world is useless.
  await app.listen({ port: config.port, host: 'localhost' });
  await new Promise<void>((ready, refused) => {
    smtp.once('error', refused);
    smtp.listen(config.smtpPort, '127.0.0.1', ready);
  });
  const { clamdPort } = config;
  const clamd = clamdPort === null ? undefined : createClamd();
  await new Promise<void>((ready, refused) => {
    if (!clamd || clamdPort === null) return ready();
    clamd.once('error', refused);
    clamd.listen(clamdPort, '127.0.0.1', ready);
  });
  smtp.on('error', (error) => console.error(`Почта внешнего мира: ${error.message}`));
  console.log(`Внешний мир: ${world.origin} · почта localhost:${config.smtpPort}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clamd?.close();
    await Promise.all([app.close(), new Promise<void>((done) => smtp.close(done))]);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
