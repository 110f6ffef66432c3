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

interface HtmlPolicy {
  createHTML: (html: string) => string;
}

let policy: HtmlPolicy | undefined;

/** The page enforces Trusted Types (promise 26); the parsed HTML never becomes HTML of the page. */
const parse = (html: string): Document => {
  const maker = (
    window as { trustedTypes?: { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy } }
  ).trustedTypes;
  policy ??= maker?.createPolicy('novosel#server-text', { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
};

/**
 * Text of the server with `b`, `br` and `a[href=https]`; of all other tags only the text stays (ruling on
 * S5-41).
 */
export const ServerText = ({ html }: { html: string }) => {
  // A parsed document runs nothing; its tree is rebuilt as React elements, never inserted as HTML.
  const { body } = parse(html);
  return <p>{[...body.childNodes].map(build)}</p>;
};
