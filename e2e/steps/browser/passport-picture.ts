/** A small but whole PNG: the server decodes what is uploaded. */
export const passportPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPomr2AIGIYVQQANCap4Q/7W9UAAAAASUVORK5CYII=',
  'base64',
);
