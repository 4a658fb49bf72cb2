/** Tiles, numbers, crests and emblems. */
import { RESOURCES } from '@polis/engine';
import { catalogue, isBoard } from '../library/catalogue.ts';
import { KINDS } from '../look/kinds.ts';
import { PenaltySymbols } from '../look/Penalty.tsx';
import { AgeCoins, Coin, Crest, Emblem, Pips, Science, Shield, Sun, Tile, Unit } from '../look/symbols.tsx';
import { State, States } from './State.tsx';

const AMOUNTS = [0, 1, 7, 15];
const SHIELDS = [0, 1, 3, 5];
const CHOICES = [0b11, 0b1001, 0b1111, 0b1110000];

export function SymbolStates() {
  const penalties = catalogue().flatMap((entry) => (isBoard(entry) || !entry.penalty ? [] : [entry.penalty]));
  const different = new Map(penalties.map((penalty) => [Object.keys(penalty)[0], penalty]));
  return (
    <States least={[290, 290]}>
      <State caption="resources">
        <div className="state-row">
          {RESOURCES.map((resource) => (
            <Tile key={resource} resource={resource} />
          ))}
        </div>
      </State>
      <State caption="to be bought">
        <div className="state-row card">
          <span className="cost">
            {RESOURCES.map((resource) => (
              <Tile key={resource} resource={resource} isBought />
            ))}
          </span>
        </div>
      </State>
      <State caption="one of several">
        <div className="state-row">
          {CHOICES.map((mask) => (
            <Unit key={mask} mask={mask} />
          ))}
        </div>
      </State>
      <State caption="coins, what changes them, and as many as the Age">
        <div className="state-row">
          {AMOUNTS.map((count) => (
            <Coin key={count} count={count} />
          ))}
          <Coin count={2} isChange />
          <Coin count={-3} isChange />
          <AgeCoins />
          <AgeCoins isLost />
        </div>
      </State>
      <State caption="points, also where they are not known">
        <div className="state-row">
          {AMOUNTS.map((count) => (
            <Sun key={count} count={count} />
          ))}
          <Sun count={0} value="?" />
        </div>
      </State>
      <State caption="shields">
        <div className="state-row">
          {SHIELDS.map((count) => (
            <Shield key={count} count={count} />
          ))}
        </div>
      </State>
      <State caption="science">
        <div className="state-row">
          <Science symbol="compass" />
          <Science symbol="gear" />
          <Science symbol="tablet" />
          <Science symbol="any" />
        </div>
      </State>
      <State caption="crests">
        <div className="state-row">
          {KINDS.map((kind) => (
            <Crest key={kind} kind={kind} />
          ))}
        </div>
      </State>
      <State caption="stages: none, some, all, in any order">
        <div className="state-row">
          <Pips done={0} all={3} />
          <Pips done={1} all={2} />
          <Pips done={4} all={4} />
          <Pips done={2} all={4} places={[0, 2]} />
        </div>
      </State>
      <State caption="penalties">
        <div className="state-row">
          {[...different].map(([key, penalty]) => (
            <PenaltySymbols key={key} penalty={penalty} />
          ))}
        </div>
      </State>
      <State caption="boards, and none yet">
        <div className="state-row">
          {catalogue()
            .filter(isBoard)
            .map(({ id, name }) => (id === name ? <Emblem key={id} city={name} /> : null))}
          <Emblem city={null} />
        </div>
      </State>
    </States>
  );
}
