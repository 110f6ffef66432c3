/** A small but valid PNG: the server decodes uploads. */
export const passportPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAIAAABChommAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPomr2AIGIYVQQANCap4Q/7W9UAAAAASUVORK5CYII=',
  'base64',
);
