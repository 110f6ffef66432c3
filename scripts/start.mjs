import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { goOnUnderNode24 } from './lib/node24.mjs';
import { whenOrphaned } from './lib/orphan.mjs';
import {
  entries,
  hasEnded,
  readiness,
  settingsOf,
  startProgram,
  stopProgram,
  untilReady,
  whyEnded,
} from './lib/programs.mjs';
import { Refusal, ROOT, run } from './lib/root.mjs';
import { dataDir, refuseIfDataInUse, takePorts } from './lib/settings.mjs';
import { step } from './lib/step.mjs';
import { inTurn } from './lib/turn.mjs';
import { welcome } from './lib/welcome.mjs';

/** `npm start`: plain JavaScript, since any version of Node may run it first. */
await run(async () => {
  refuseIfDataInUse();
  const ports = await takePorts();
  await inTurn(ensureInstalled);
  const done = await goOnUnderNode24();
  if (done !== undefined) return done;

  const stopAsked = askedToStop();
  await Promise.race([inTurn(ensureBuilt), stopAsked]);
  if (stopAsked.now) return 0;
  return serve(ports, stopAsked);
});

async function serve(ports, stopAsked) {
  const { OUTSIDE_NOTIFY_URL: notifyUrl } = process.env;
  const env = { ...settingsOf(ports, dataDir()), ...(notifyUrl && { OUTSIDE_NOTIFY_URL: notifyUrl }) };
  const common = { env, logs: path.join(dataDir(), 'logs'), verbose: process.argv.includes('--verbose') };
  const outside = startProgram({ name: 'outside', entry: entries.outside, ...common });
  const server = startProgram({ name: 'server', entry: entries.server, ...common });
  try {
    const ready = step('Запускаю базу, сервер и внешний мир', () =>
      Promise.race([
        Promise.all([
          untilReady(outside, readiness.outside(ports)),
          untilReady(server, readiness.server(ports)),
        ]),
        stopAsked,
      ]),
    );
    await ready;
    if (stopAsked.now) return 0;
    const folder = path.relative(ROOT, dataDir()).startsWith('..')
      ? dataDir()
      : path.relative(ROOT, dataDir());
    console.log(welcome(ports, folder));
    const fallen = [server, outside].map((program) => ended(program));
    await Promise.race([stopAsked, ...fallen]);
    const first = [server, outside].find(hasEnded);
    if (first && !stopAsked.now) throw new Refusal(whyEnded(first));
    console.log('Останавливаю…');
    return 0;
  } finally {
    await stopProgram(server);
    await stopProgram(outside);
    if (stopAsked.now) console.log('Остановлено.');
    process.disconnect?.();
  }
}

/** Resolves when this process must stop: on Ctrl-C, a signal, or the death of the process that started it. */
function askedToStop() {
  const asked = new Promise((resolve) => {
    const stop = () => {
      asked.now = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    process.on('disconnect', stop);
    whenOrphaned(stop);
  });
  asked.now = false;
  return asked;
}

function ended(program) {
  return new Promise((resolve) => {
    if (hasEnded(program)) resolve();
    else program.child.once('exit', () => resolve());
  });
}
