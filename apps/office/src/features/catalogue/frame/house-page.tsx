import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styles from '../imports/imports-page.module.css';
import { BuildingCard } from './building-card.tsx';

interface HousePageProps {
  title: string;
  note: string;
  /** Renders the content for the building of the address. */
  children: (building: number, address: URLSearchParams) => ReactNode;
}

/** A page about one building, which is chosen first and kept in the address. */
export const HousePage = ({ title, note, children }: HousePageProps) => {
  const [params, setParams] = useSearchParams();
  const building = Number(params.get('building')) || undefined;
  return (
    <>
      <PageHead title={title} note={note} />
      <div className={styles.root}>
        <BuildingCard
          building={building}
          onChoose={(id) => setParams({ building: String(id) }, { replace: true })}
        />
        {building && <Fragment key={building}>{children(building, params)}</Fragment>}
      </div>
    </>
  );
};
