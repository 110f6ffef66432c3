import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { looksOfScreens, pictureOf } from './register/looks.ts';
import { walks } from './register.ts';
import { compareShots } from './shots/compare-shots.ts';
import { picturesIn } from './steps/looks/pictures.ts';

const grey = { r: 128, g: 128, b: 128 };

const picture = (width: number, spot: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: grey } })
    .composite(
      spot > 0
        ? [
            {
              input: { create: { width: spot, height: 100, channels: 3, background: 'red' } },
              left: 0,
              top: 0,
            },
          ]
        : [],
    )
    .png()
    .toBuffer();

test('every screen of the register has a name of its own: a picture would take the place of another', () => {
  const names = walks.flatMap(({ screens }) => screens.map(({ name }) => name));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('every steady screen has its pictures, and no picture has lost its screen', () => {
  const steady = walks.flatMap(({ screens }) => screens).filter((screen) => screen.steady);
  expect(steady.length).toBeGreaterThanOrEqual(40);
  expect(picturesIn('screen-pictures').toSorted()).toEqual(
    steady.flatMap(({ name }) => looksOfScreens.map((look) => `${pictureOf(name, look)}.png`)).toSorted(),
  );
});

test('pictures of the register are compared: the same, changed, grown, gone', async ({
  browserName: _,
}, testInfo) => {
  const [before, after] = [testInfo.outputPath('before'), testInfo.outputPath('after')];
  const write = async (folder: string, name: string, width: number, spot = 0) => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), await picture(width, spot));
  };
  for (const name of ['same.png', 'changed.png', 'grown.png', 'gone.png']) await write(before, name, 100);
  await write(after, 'same.png', 100);
  await write(after, 'changed.png', 100, 25);
  await write(after, 'grown.png', 120);
  expect(await compareShots(before, after)).toEqual([
    { name: 'gone.png', changed: 1 },
    { name: 'grown.png', changed: 1 },
    { name: 'changed.png', changed: 0.25 },
    { name: 'same.png', changed: 0 },
  ]);
});
