import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type Compared, picturesOf } from './compare-shots.ts';

const port = 4400;
const pictureName = /^(?<screen>.+)-(?<width>\d+)-(?<theme>light|dark)\.png$/;

/** Writes the page that shows every screen in every state, at its widths and in both themes. */
export function writeGallery(folder: string, compared: readonly Compared[] = []): void {
  const changed = new Map(compared.map(({ name, changed: share }) => [name, share]));
  const screens = new Map<string, string[]>();
  for (const name of picturesOf(folder)) {
    const screen = pictureName.exec(name)?.groups?.screen;
    if (screen) screens.set(screen, [...(screens.get(screen) ?? []), name]);
  }
  const sections = [...screens].map(([screen, names]) => section(screen, names, changed));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Register of screens</title>
<style>body{font:16px/1.5 system-ui;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{height:480px;border:1px solid #bbb}figcaption{font-size:14px}</style>
<h1>Register of screens: ${screens.size}</h1>${sections.join('\n')}</html>`;
  fs.writeFileSync(path.join(folder, 'index.html'), page);
}

function section(screen: string, names: readonly string[], changed: ReadonlyMap<string, number>): string {
  const pictures = names.toSorted(byWidth).map((name) => {
    const share = changed.get(name);
    const note = share === undefined ? '' : `, changed ${(share * 100).toFixed(2)} %`;
    const { width, theme } = pictureName.exec(name)?.groups ?? {};
    const said = `${screen}, ${width} px, ${theme}`;
    return `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${said}"></a><figcaption>${width} ${theme}${note}</figcaption></figure>`;
  });
  return `<section><h2 id="${screen}">${screen}</h2><div>${pictures.join('')}</div></section>`;
}

const widthOf = (name: string) => Number(pictureName.exec(name)?.groups?.width ?? 0);
const byWidth = (a: string, b: string) => widthOf(a) - widthOf(b) || b.localeCompare(a);

/** Serves the pictures at a development address until it is stopped. */
export function showGallery(folder: string): void {
  http
    .createServer((request, response) => {
      const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname) || 'index.html';
      const file = path.join(folder, name);
      if (!fs.existsSync(file)) return void response.writeHead(404).end();
      const type = name.endsWith('.png') ? 'image/png' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type });
      fs.createReadStream(file).pipe(response);
    })
    .listen(port, 'localhost', () => console.log(`http://localhost:${port}/`));
}
