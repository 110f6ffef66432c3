import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { Part } from './found-clauses.ts';
import styles from './text.module.css';

interface ContentsProps {
  parts: readonly Part[];
  onLead: (id: string) => void;
}

const nameOf = ({ heading }: Part): string => `${heading.number}. ${heading.title ?? ''}`;

/** Headings of the contract at the side of its text. */
export const Contents = ({ parts, onLead }: ContentsProps) => {
  const t = useText();
  return (
    <Card title={t('contract.contents')} className={styles.contents}>
      <ol lang="ru">
        {parts.map((part) => (
          <li key={part.heading.id}>
            <button type="button" className={styles.heading} onClick={() => onLead(part.heading.id)}>
              {nameOf(part)}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
};

/** The same in a list that opens, where there is no room at the side. */
export const ContentsSelect = ({ parts, onLead }: ContentsProps) => {
  const t = useText();
  return (
    <Select
      label={t('contract.contents')}
      hideLabel
      tall
      placeholder={t('contract.contents')}
      options={parts.map((part) => ({ value: part.heading.id, label: nameOf(part) }))}
      value={null}
      onChange={(id) => id && onLead(id)}
    />
  );
};
