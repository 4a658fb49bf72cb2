/** Reasons as parts of English sentences. */
import { type Direction, listed, many, titled } from '@polis/engine';
import type { Reason } from './reasons.ts';

const both = (names: readonly Direction[]): string =>
  names.length === 2 ? 'both neighbours' : `your ${names[0]} neighbour`;

/** The reason as a part of a sentence. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'points':
      return `about ${many(reason.points, 'point')} at the end`;
    case 'science':
      return `${reason.set ? 'completes a set: ' : ''}about +${many(reason.points, 'point')} of science`;
    case 'conflict':
      return reason.against.length > 0
        ? `makes you stronger than ${both(reason.against)}, about +${many(reason.points, 'point')}`
        : `helps in the conflicts, about +${many(reason.points, 'point')}`;
    case 'peace':
      return `keeps you out of a conflict you would lose, about +${many(reason.points, 'point')}`;
    case 'resource':
      return reason.unsold
        ? `your first ${reason.resource}, which no neighbour sells`
        : `your first ${reason.resource}`;
    case 'resources':
      return 'more of what you will need twice';
    case 'cheaper-trade':
      return `trade with ${both(reason.from)} gets cheaper`;
    case 'coins':
      return reason.coins < 0 ? `${many(-reason.coins, 'coin')} paid` : `${many(reason.coins, 'coin')} at once`;
    case 'chain':
      return `free because of ${titled(reason.from)}`;
    case 'leads-to':
      return `will make ${listed(reason.cards.map(titled))} free`;
    case 'denies':
      return `${titled(reason.card)} would be good for your ${reason.to} neighbour, who gets this hand next`;
    case 'costs':
      return `costs ${many(reason.coins, 'coin')}`;
    case 'saves-power':
      return `free by ${titled(reason.power)}`;
    case 'joins':
      return `takes part in ${titled(reason.card)}`;
    case 'stage':
      return `stage ${reason.stage} of your wonder`;
    case 'needs-coins':
      return `${many(reason.brings, 'coin')}; you have ${reason.coins}`;
    case 'victory-token':
      return `a victory token of ${reason.value} at once`;
    case 'indebts':
      return `${reason.debt} debt for each neighbour`;
    case 'gives-coins':
      return `${many(reason.coins, 'coin')} for each ${reason.to === 'neighbours' ? 'neighbour' : 'other player'}`;
    case 'others-lose':
      return `everyone else loses ${many(reason.coins, 'coin')}`;
    case 'clears-defeats':
      return `gives back ${many(reason.count, 'defeat token')}`;
    case 'disarms':
      return `the others give up tokens worth ${many(reason.points, 'point')}`;
    case 'most':
      return `${many(reason.points, 'point')} for the most ${mostOf(reason.of)}, about ${reason.chance} % likely`;
    case 'unbeaten':
      return `${many(reason.points, 'point')} without a defeat token, about ${reason.chance} % likely`;
    case 'alone':
      return `${many(reason.points, 'point')} as your only leader`;
    case 'not-alone':
      return `a leader of yours is no longer alone, -${many(reason.points, 'point')}`;
    case 'turns-symbol':
      return `turns a symbol into another, about +${many(reason.points, 'point')} of science`;
    case 'adds-symbol':
      return `one more of your commonest symbol, about +${many(reason.points, 'point')} of science`;
    case 'smuggles':
      return `${listed(reason.resources)} cheaper where a neighbour's board starts with it`;
    case 'exchanges':
      return 'two of a kind count as one of any';
    case 'meets-leader':
      return 'draws a leader whom you may recruit';
    case 'copies':
      return `as stage ${reason.stage} of your ${reason.from} neighbour`;
    case 'like-under':
      return `a ${reason.colour} card under it, about ${many(reason.points, 'point')} at the end`;
    case 'entombs':
      return `${titled(reason.card)} in a tomb, ${many(reason.points, 'point')}${reason.lost > 0 ? ` for the about ${reason.lost} it would still bring` : ''}`;
    case 'gives-up':
      return `gives up ${many(reason.points, 'point')}`;
  }
}

const mostOf = (of: string): string => (of === 'coins' ? of : `${of} cards`);
