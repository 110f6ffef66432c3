import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isAlive } from './alive.mjs';
import { Refusal, ROOT } from './root.mjs';

const PORTS = { PORT: 3000, OFFICE_PORT: 3001, OUTSIDE_PORT: 3002 };
const SMTP_PORT = 3025;

/** The data folder of this installation: DATA_DIR or `.data`. */
export function dataDir() {
  return path.resolve(ROOT, process.env.DATA_DIR || '.data');
}

/**
 * Refuses with one sentence, and changes nothing, when a running Novosel uses the data.
 * @throws Refusal
 */
export function refuseIfDataInUse() {
  const lock = path.join(dataDir(), 'db', 'app.lock');
  if (process.env.DATABASE_URL || !fs.existsSync(lock)) return;
  const holder = JSON.parse(fs.readFileSync(lock, 'utf8'));
  if (!isAlive(holder)) return;
  const folder = path.relative(ROOT, dataDir()).startsWith('..') ? dataDir() : path.relative(ROOT, dataDir());
  throw new Refusal(
    `Новосёл уже работает на этих данных (${folder}, процесс ${holder.pid}): остановите его или укажите другую папку в DATA_DIR.`,
  );
}

/**
 * Reads the ports and checks that they are free.
 * @returns {Promise<{cabinet: number, office: number, outside: number, smtp: number}>}
 * @throws Refusal
 */
export async function takePorts() {
  const named = new Map();
  for (const [name, byDefault] of Object.entries(PORTS)) {
    const port = readPort(name, byDefault);
    if (named.has(port))
      throw new Refusal(
        `Настройки ${named.get(port)} и ${name} указывают на один порт ${port}: дайте им разные.`,
      );
    named.set(port, name);
  }
  for (const [port, name] of named) await refuseIfTaken(port, name);
  const [cabinet, office, outside] = named.keys();
  return { cabinet, office, outside, smtp: await chooseSmtpPort(new Set(named.keys())) };
}

/** A second copy takes any free port for mail unless one is set: nobody outside needs to know it. */
async function chooseSmtpPort(others) {
  if (process.env.OUTSIDE_SMTP_PORT) {
    const port = readPort('OUTSIDE_SMTP_PORT', SMTP_PORT);
    if (others.has(port))
      throw new Refusal(`Порт ${port} из OUTSIDE_SMTP_PORT указан дважды: дайте почте свой порт.`);
    await refuseIfTaken(port, 'OUTSIDE_SMTP_PORT');
    return port;
  }
  return (await tryListen(SMTP_PORT)).port ?? (await tryListen(0)).port;
}

function readPort(name, byDefault) {
  const text = process.env[name];
  if (text === undefined || text === '') return byDefault;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`Настройка ${name} должна быть номером порта от 1 до 65535, а в ней «${text}».`);
  }
  return port;
}

async function refuseIfTaken(port, name) {
  const { code } = await tryListen(port);
  if (code === 'EACCES')
    throw new Refusal(`Порт ${port} открыть не разрешено: укажите в ${name} порт от 1024.`);
  if (code)
    throw new Refusal(`Порт ${port} занят другой программой: освободите его или укажите другой в ${name}.`);
}

/** Listens for a moment on all addresses and on the loopback one, as the servers may use either. */
async function tryListen(port) {
  const everywhere = await listenOnce(port, undefined);
  return everywhere.code ? everywhere : listenOnce(everywhere.port, '127.0.0.1');
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => resolve({ code }));
    probe.listen(port, host, () => {
      const { port } = probe.address();
      probe.close(() => resolve({ port }));
    });
  });
}
