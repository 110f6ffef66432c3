import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import styles from './documents.module.css';
import { countOf, type PaperGroup, paperGroups, type Wanted } from './found-papers.ts';

interface PapersFilterProps {
  papers: Papers;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** The number of documents found, once a filter is set. */
  children: ReactNode;
}

/** The filter of documents: by text, by deal, by kind. */
export const PapersFilter = ({ papers, wanted, onChange, children }: PapersFilterProps) => {
  const t = useText();
  const words = useEstateWords();
  const places = [
    ...new Map(papers.folders.map(({ estate }) => [String(estate.id), capital(words.name(estate))])),
    ['own', t('documents.place.own')] as const,
  ];
  return (
    <div>
      <div className={styles.filter}>
        <TextField
          label={t('documents.search')}
          hideLabel
          type="search"
          placeholder={t('documents.search')}
          value={wanted.text}
          onChange={({ target }) => onChange({ ...wanted, text: target.value })}
        />
        {papers.folders.length > 1 && (
          <Select
            label={t('documents.place')}
            hideLabel
            placeholder={t('documents.place.all')}
            options={places.map(([value, label]) => ({ value, label }))}
            value={wanted.place}
            onChange={(place) => onChange({ ...wanted, place })}
          />
        )}
      </div>
      <Tabs
        label={t('documents.groups')}
        tabs={paperGroups.map((key) => ({
          key,
          title: t('documents.group', { group: key }),
          count: countOf(papers, key),
        }))}
        value={wanted.group}
        onChange={(group) => onChange({ ...wanted, group: group as PaperGroup })}
      />
      <p role="status" className={`small muted ${styles.found}`}>
        {children}
      </p>
    </div>
  );
};
