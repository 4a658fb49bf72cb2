/** Every city of the table: the own one between its neighbours, the others above them. */
import { memo } from 'react';
import './Cities.css';
import type { RegionProps } from '../../game/model.ts';
import { City } from '../city/City.tsx';
import { Frieze } from './Frieze.tsx';
import { Neighbour } from './Neighbour.tsx';

/** The own city may be drawn a frame after the others: together they would keep a slow phone busy for too long. */
interface CitiesProps {
  others: RegionProps;
  own: RegionProps;
}

export const Cities = memo(function Cities({ others, own }: CitiesProps) {
  return (
    <div className="around edged">
      <div className="cities">
        <Frieze {...others} />
        <Neighbour {...others} side="left" />
        <City {...own} />
        <Neighbour {...others} side="right" />
      </div>
    </div>
  );
});
