import { Fragment, type ReactNode } from 'react';

const safeHref = (href: string | null) => (href && /^https:\/\//i.test(href) ? href : undefined);

const build = (node: ChildNode, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const inside = [...node.childNodes].map(build);
  const name = node.tagName.toLowerCase();
  if (name === 'b') return <b key={key}>{inside}</b>;
  if (name === 'br') return <br key={key} />;
  const href = name === 'a' ? safeHref(node.getAttribute('href')) : undefined;
  if (href) {
    return (
      <a key={key} href={href} rel="noreferrer">
        {inside}
      </a>
    );
  }
  return name === 'script' || name === 'style' ? null : <Fragment key={key}>{inside}</Fragment>;
};

/** Text of the server with `b`, `br` and `a[href=https]`; every other tag leaves only its words (ruling on S5-41). */
export const ServerText = ({ html }: { html: string }) => {
  // A parsed document runs nothing; its tree is rebuilt as elements of the page, never put in as HTML.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <p>{[...body.childNodes].map(build)}</p>;
};
