import { lookup } from '@novosel/contract/wire/lookup.ts';
import { Fragment, type ReactNode } from 'react';
import type { TextNode } from './page-text.ts';
import styles from './page-text-view.module.css';

const tags = lookup<'h3' | 'h4' | 'p' | 'tr' | 'th' | 'td' | 'ul' | 'li'>({
  H1: 'h3',
  H2: 'h3',
  H3: 'h4',
  P: 'p',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  L: 'ul',
  LI: 'li',
});

const withSpaces = (children: readonly TextNode[]): ReactNode =>
  children.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a document never changes
    <Fragment key={index}>
      {index > 0 && ' '}
      <Piece node={child} />
    </Fragment>
  ));

const Piece = ({ node }: { node: TextNode }): ReactNode => {
  if (typeof node === 'string') return node;
  if (node.role === 'Table') {
    return (
      <table>
        <tbody>{node.children.map(row)}</tbody>
      </table>
    );
  }
  const Tag = tags.get(node.role);
  if (Tag === 'th') return <th scope="row">{withSpaces(node.children)}</th>;
  return Tag ? <Tag>{withSpaces(node.children)}</Tag> : withSpaces(node.children);
};

const row = (node: TextNode, index: number): ReactNode =>
  typeof node === 'string' ? null : (
    <tr key={index}>
      {node.children.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a document never changes
        <Piece key={at} node={cell} />
      ))}
    </tr>
  );

interface PageTextViewProps {
  text: readonly TextNode[];
  /** Size of letters, 1 as usual. */
  scale: number;
}

/** The text of a page as elements: large letters on a phone, and words for a screen reader. */
export const PageTextView = ({ text, scale }: PageTextViewProps) => (
  <div className={styles.text} style={{ zoom: scale }} lang="ru">
    {withSpaces(text)}
  </div>
);
