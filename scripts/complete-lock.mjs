import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/root.mjs';

/**
 * Runs after `npm install`. npm leaves other systems' builds of a package out of package-lock.json when the
 * registry lacks them, and `npm ci` then refuses the whole file. This adds each of them by its parent's
 * manifest: the exact version, and the system from its name.
 */
const SYSTEMS = {
  os: {
    android: 'android',
    darwin: 'darwin',
    freebsd: 'freebsd',
    linux: 'linux',
    win32: 'win32',
    windows: 'win32',
    openharmony: 'openharmony',
    wasm32: 'none',
    aix: 'aix',
    netbsd: 'netbsd',
    openbsd: 'openbsd',
    sunos: 'sunos',
  },
  cpu: {
    arm64: 'arm64',
    x64: 'x64',
    ia32: 'ia32',
    arm: 'arm',
    ppc64: 'ppc64',
    riscv64: 'riscv64',
    s390x: 's390x',
    loong64: 'loong64',
    mips64el: 'mips64el',
    wasm32: 'wasm32',
  },
  libc: { gnu: 'glibc', musl: 'musl', gnueabihf: 'glibc', musleabihf: 'musl' },
};

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const added = [];
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const spot = whereLacking(place, name, version);
    if (!spot || !/^\d/.test(version)) continue;
    const words = name.split(/[/-]/);
    const traits = Object.entries(SYSTEMS).flatMap(([trait, names]) => {
      const word = words.find((each) => each in names);
      return word ? [[trait, [names[word]]]] : [];
    });
    lock.packages[spot] = {
      version,
      ...Object.fromEntries(traits),
      ...(dev && { dev }),
      optional: true,
    };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
if (added.length > 0) fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added.length} added. ${added.join(' ')}`);

/**
 * Searches as Node does: beside the parent, then in each folder above.
 * @returns the place where it must be added; undefined when it is there
 */
function whereLacking(place, name, version) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules'), 0))) {
    const spot = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const found = lock.packages[spot];
    if (found)
      return found.version === version || !/^\d/.test(version) ? undefined : `${place}/node_modules/${name}`;
    if (!folder) return spot;
  }
}
