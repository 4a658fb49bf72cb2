/** Every city of the table: the own one between its neighbours, the others above them. */
import { memo } from 'react';
import './Cities.css';
import type { RegionProps } from '../../game/model.ts';
import { City } from '../city/City.tsx';
import { Frieze } from './Frieze.tsx';
import { Neighbour } from './Neighbour.tsx';

export const Cities = memo(function Cities(region: RegionProps) {
  return (
    <div className="around edged">
      <div className="cities">
        <Frieze {...region} />
        <Neighbour {...region} side="left" />
        <City {...region} />
        <Neighbour {...region} side="right" />
      </div>
    </div>
  );
});
