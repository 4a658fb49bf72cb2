/** Every city of the table: the own one between its neighbours, the others above them. */
import { memo } from 'react';
import './Cities.css';
import type { RegionProps } from '../../game/model.ts';
import { City } from '../city/City.tsx';
import { Frieze } from './Frieze.tsx';
import { Neighbour } from './Neighbour.tsx';

/** Each may be drawn in a frame of its own: together they would keep a slow phone busy for too long. */
interface CitiesProps {
  left: RegionProps;
  right: RegionProps;
  own: RegionProps;
  far: RegionProps;
}

export const Cities = memo(function Cities({ left, right, own, far }: CitiesProps) {
  return (
    <div className="around edged">
      <div className="cities">
        <Frieze {...far} />
        <Neighbour {...left} side="left" />
        <City {...own} />
        <Neighbour {...right} side="right" />
      </div>
    </div>
  );
});
