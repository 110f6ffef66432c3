/**
 * A program: so many uploads of 10 MiB at once, by streams without a length; prints the status and result of
 * each.
 */
const [url = '', headers = '{}', count = '1'] = process.argv.slice(2);
const piece = Buffer.alloc(64 * 1024, 0x20);
const pieces = 159;

async function* body() {
  yield Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n',
  );
  for (let i = 0; i < pieces; i += 1) yield piece;
  yield Buffer.from('\r\n--x--\r\n');
}

async function upload(): Promise<[number, boolean]> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...JSON.parse(headers), 'content-type': 'multipart/form-data; boundary=x' },
    body: body() as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  return [answer.status, ((await answer.json()) as { result: boolean }).result];
}

console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(count) }, upload))));
