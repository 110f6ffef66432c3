import { useDrawingWidth } from '../use-drawing-width.ts';
import { houseSize } from './house-size.ts';

interface HousePlaceProps {
  sections: readonly { floors: number }[];
  builtFloors: number;
}

/** Keeps the place of a house whose drawing comes later. */
export function HousePlace({ sections, builtFloors }: HousePlaceProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const tallest = Math.max(...sections.map(({ floors }) => floors));
  return <div ref={holder} style={{ height: houseSize(tallest, builtFloors, width).height }} />;
}
