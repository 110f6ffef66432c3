/** A small but whole PNG: the server decides the kind of an upload by its content. */
export const passportPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mP8z4APMOGVHZRyAP2uAxM0WXfEAAAAAElFTkSuQmCC',
  'base64',
);
