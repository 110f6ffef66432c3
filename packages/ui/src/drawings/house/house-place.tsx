import { useDrawingWidth } from '../use-drawing-width.ts';
import { houseSize } from './house-size.ts';

interface HousePlaceProps {
  sections: readonly { floors: number }[];
  builtFloors: number;
}

/** Placeholder of a house whose drawing loads later. */
export function HousePlace({ sections, builtFloors }: HousePlaceProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const tallest = Math.max(...sections.map(({ floors }) => floors));
  return <div ref={holder} style={{ height: houseSize(tallest, builtFloors, width).height }} />;
}
